/** Other spellings of a path that some proxy, router or file system treats as the same path. */
export function spellingsOf(path: string): string[] {
  const [, first = '', second = '', ...others] = path.split('/');
  const rest = others.length > 0 ? `/${others.join('/')}` : '';
  const title = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const escaped = (word: string) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`;
  const escapedTwice = (word: string) => escaped(word).replace('%', '%25');
  return [
    ...[path, path.toUpperCase(), `/${title(first)}/${second}${rest}`, `/${first}/${title(second)}${rest}`],
    ...[`/${first}/${second}${rest.toUpperCase()}`],
    ...[`/${first}/${second.slice(0, -1)}${second.slice(-1).toUpperCase()}${rest}`, `${path}/`, `${path}//`],
    ...[`/${path}`, `//x${path}`, `/${first}//${second}${rest}`, `/${first}/${second}/${rest}`, `/.${path}`],
    ...[`/x/..${path}`, `/${first}/./${second}${rest}`, `/${first}/x/../${second}${rest}`],
    ...[`/${first}/x/%2e%2e/${second}${rest}`, `/health/..${path}`, `/widgets/..%2f${path.slice(1)}`, `${path}/.`],
    ...[`${path}/..`, `/${escaped(first)}/${second}${rest}`, `/${first}/${escaped(second)}${rest}`],
    ...[`/${first}/${escapedTwice(second)}${rest}`, `/${first}%2f${second}${rest}`, `/${first}%5c${second}${rest}`],
    ...[`\\${path.slice(1)}`, path.replaceAll('/', '\\'), `${path};x=1`, `/${first};x=1/${second}${rest}`],
    ...[`${path}%00`, `${path}%20`, `${path}%0a`, `${path}.`, `${path}.json`, `${path}?`, `${path}?x=/api/track`],
    ...[`${path}#/api/track`, `${path}%23`, `${path}%3f`, `http://127.0.0.1${path}`],
    ...[`http://elsewhere.example${path}`, `HTTP://127.0.0.1${path}`, `http:${path}`, path.slice(1), `*${path}`],
    ...[`/${first}/${second.replace('i', '%C4%B1')}${rest}`, `/${first}/${second.replace('a', '%EF%BD%81')}${rest}`],
    ...[`/${first}/${second}%E2%81%84${rest.slice(1)}`, `/${first}/\u00e0${second}${rest}`],
  ];
}
