import { connect } from 'node:net';

/**
 * A load client that costs less than the server under test: bare sockets, one request at a time on each. The first
 * argument is JSON of `{ port, path, method?, headers?, body?, connections, seconds }`. In a path, a header or the
 * body, `{n}` is the number of the request, and `{address}` a new address. Prints `{ requests, statuses, seconds, cpuMs
 * }` as JSON.
 */
const { port, connections, seconds, first = 0, ...template } = JSON.parse(process.argv[2]);
const { method = 'GET', path, headers = {}, body = '' } = template;
const isSame = !/\{(n|address)\}/.test(JSON.stringify(template));
const same = isSame ? requestOf(0) : undefined;

const statuses = {};
let asked = first;
let requests = 0;
let open = 0;
let isOver = false;
let last = { head: Buffer.alloc(0), status: '', length: 0 };
const startedAt = performance.now();
setTimeout(() => {
  isOver = true;
}, seconds * 1000);
for (let nth = 0; nth < connections; nth += 1) converse();

function converse() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let left = 0;
  open += 1;
  const ask = () => {
    if (isOver) return void socket.end();
    asked += 1;
    socket.write(same ?? requestOf(asked), 'latin1');
  };
  socket.on('connect', ask);
  socket.on('data', (data) => {
    if (left === 0) left = takeHead(data);
    else left -= data.length;
    if (left > 0) return;
    requests += 1;
    ask();
  });
  socket.on('error', fail);
  socket.on('close', () => {
    open -= 1;
    if (!isOver) fail(new Error('A connection was closed'));
    if (open === 0) report();
  });
}

/** The number of remaining bytes of the answer; a server writes head and body at once, so a head is never split. */
function takeHead(data) {
  // Most heads equal the previous one byte for byte: parsing them again would distort the measurement.
  const { length } = last.head;
  const isLikeLast = length > 0 && data.length >= length && last.head.compare(data, 0, length) === 0;
  if (!isLikeLast) last = readHead(data);
  statuses[last.status] = (statuses[last.status] ?? 0) + 1;
  return last.head.length + last.length - data.length;
}

function readHead(data) {
  const end = data.indexOf('\r\n\r\n');
  const head = data.latin1Slice(0, end);
  if (end === -1) fail(new Error(`No head of an answer: ${head.slice(0, 80)}`));
  const status = head.slice(9, 12);
  const [, length = status === '204' ? '0' : undefined] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) fail(new Error('An answer does not say its length'));
  return { head: Buffer.from(data.subarray(0, end + 4)), status, length: Number(length) };
}

function requestOf(n) {
  const fill = (text) =>
    text.replaceAll('{n}', n).replaceAll('{address}', [10, n >> 16, (n >> 8) & 255, n & 255].join('.'));
  const content = fill(body);
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${fill(value)}`,
  );
  if (content) lines.push(`content-length: ${Buffer.byteLength(content)}`);
  return `${method} ${fill(path)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`;
}

function report() {
  const { user, system } = process.cpuUsage();
  const took = (performance.now() - startedAt) / 1000;
  console.log(JSON.stringify({ requests, statuses, seconds: took, cpuMs: (user + system) / 1000 }));
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
