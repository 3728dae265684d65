export interface User {
  id: number;
  login: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'customer' | 'administrator';
  /** `woocommerce_meta` of the REST user, by key. */
  meta: Map<string, string>;
}

const user = (id: number, login: string, firstName: string, lastName: string, role: User['role']): User => ({
  id,
  login,
  password: login,
  email: `${login}@azahar.example`,
  firstName,
  lastName,
  role,
  meta: new Map(),
});

/** The shop's accounts: `clienta` and `admin`, each with its name as password, and registered customers. */
export class Users {
  private all: User[] = [
    user(1, 'admin', 'Aurora', 'Gil', 'administrator'),
    user(2, 'clienta', 'Lucía', 'Vidal', 'customer'),
  ];

  find(id: number): User | undefined {
    return this.all.find((other) => other.id === id);
  }

  byName(name: string): User | undefined {
    return this.all.find(({ login, email }) => login === name || email === name);
  }

  register(email: string, password: string): User {
    const created = { ...user(this.all.length + 1, email.split('@')[0] ?? email, '', '', 'customer'), email, password };
    this.all = [...this.all, created];
    return created;
  }
}
