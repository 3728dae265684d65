/** Writes a raw value for so many seconds, 0 to delete it; `place` is its path, and its domain where it has one. */
export const putCookie = (name: string, value: string, seconds: number, place: string): void => {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};max-age=${seconds};samesite=lax${place}${secure}`;
};
