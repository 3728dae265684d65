import { join } from 'node:path';

/** @typedef {'http/2' | 'http/1.1'} Protocol that browsers are offered */

/** PHP-FPM with OPcache as hosts set it up. @param {{ folder: string, workers: number, isRoot: boolean, ini: readonly string[] }} options */
export const fpmConfig = ({ folder, workers, isRoot, ini }) => `[global]
error_log = ${join(folder, 'error.log')}
daemonize = no

[shop]
listen = ${join(folder, 'fpm.sock')}
listen.mode = 0666
${isRoot ? 'user = root\ngroup = root\n' : ''}clear_env = no
pm = static
pm.max_children = ${workers}
php_admin_value[auto_prepend_file] = ${join(folder, 'prepend.php')}
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.memory_consumption] = 192
php_admin_value[opcache.interned_strings_buffer] = 16
php_admin_value[opcache.max_accelerated_files] = 20000
${ini.map((line) => `php_admin_value[${line.replace('=', '] = ')}`).join('\n')}
`;

/** Constants for the drop-in that keeps the object cache in Redis. @param {{ folder: string, hasRedis: boolean }} options */
export const prependPhp = ({ folder, hasRedis }) =>
  hasRedis
    ? `<?php define('WP_REDIS_SCHEME', 'unix'); define('WP_REDIS_PATH', '${join(folder, 'redis.sock')}');\n`
    : '<?php\n';

/** Files compressed and kept by the browser, pages compressed. @param {{ folder: string, root: string, port: number, isRoot: boolean, protocol: Protocol }} options */
export const nginxConfig = ({ folder, root, port, isRoot, protocol }) => `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/gif gif;
    font/woff2 woff2;
  }
  access_log off;
  gzip on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/json image/svg+xml;
  client_body_temp_path ${join(folder, 'body')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  proxy_temp_path ${join(folder, 'proxy')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  server {
    listen 127.0.0.1:${port} ssl${protocol === 'http/2' ? ' http2' : ''};
    ssl_certificate ${join(folder, 'cert.pem')};
    ssl_certificate_key ${join(folder, 'key.pem')};
    root ${root};
    index index.php;
    location ~* \\.(js|css|svg|png|jpe?g|webp|gif|woff2|ico)$ {
      expires 1y;
      try_files $uri /index.php$is_args$args;
    }
    location / {
      try_files $uri $uri/ /index.php$is_args$args;
    }
    location ~ \\.php$ {
      fastcgi_pass unix:${join(folder, 'fpm.sock')};
      fastcgi_buffers 64 16k;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param SCRIPT_NAME $fastcgi_script_name;
      fastcgi_param QUERY_STRING $query_string;
      fastcgi_param REQUEST_METHOD $request_method;
      fastcgi_param REQUEST_URI $request_uri;
      fastcgi_param CONTENT_TYPE $content_type;
      fastcgi_param CONTENT_LENGTH $content_length;
      fastcgi_param DOCUMENT_ROOT $document_root;
      fastcgi_param SERVER_PROTOCOL $server_protocol;
      fastcgi_param SERVER_NAME 127.0.0.1;
      fastcgi_param SERVER_PORT ${port};
      fastcgi_param REMOTE_ADDR $remote_addr;
      fastcgi_param HTTPS on;
      fastcgi_param HTTP_HOST 127.0.0.1:${port};
    }
  }
}
`;
