import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A load client that costs less than the server under test: bare sockets, one request at a time on each, the next one
 * as soon as there is an answer. The first argument is JSON of `{ port, path, method?, headers?, body?, connections,
 * seconds }`. In a path, a header or the body, `{n}` is the number of the request, and `{address}` a new address. Prints
 * JSON of {@link import('./load.ts').Sent}.
 */
const { port, connections, seconds, first = 0, ...template } = JSON.parse(process.argv[2]);
const { method = 'GET', path, headers = {}, body = '' } = template;
const isSame = !/\{(n|address)\}/.test(JSON.stringify(template));
const same = isSame ? requestOf(0) : undefined;
const timeoutMs = 10_000;

const statuses = {};
const lines = new Set();
let asked = first;
let last = { head: Buffer.alloc(0), status: 0, length: 0, isLast: false };

// All at once and before any request: Node accepts one in a turn of its loop.
const opened = Array.from({ length: connections }, open);
await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
const startedAt = performance.now();
const cpu = process.cpuUsage();
const spentMs = () => performance.now() - startedAt;
const impatience = setInterval(giveUp, 100);
for (const line of opened) send(line);
await pause(seconds * 1000);
while ([...lines].some(isBusy)) await pause(5);
clearInterval(impatience);
const { user, system } = process.cpuUsage(cpu);
for (const { socket } of lines) socket.destroy();
console.log(JSON.stringify({ statuses, allSeconds: spentMs() / 1000, cpuMs: (user + system) / 1000 }));

function isBusy({ sentAt }) {
  return sentAt !== undefined;
}

function open() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const line = { socket, sentAt: undefined, left: 0, status: 0, isLast: false };
  lines.add(line);
  socket.on('data', (data) => {
    line.left = line.left > 0 ? line.left - data.length : takeHead(line, data);
    if (line.left === 0) settle(line);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    lines.delete(line);
    if (isBusy(line)) count(0);
    sendNext(open);
  });
  return line;
}

function send(line) {
  asked += 1;
  line.sentAt = performance.now();
  line.socket.write(same ?? requestOf(asked), 'latin1');
}

function sendNext(free) {
  if (spentMs() < seconds * 1000) send(free());
}

function settle(line) {
  count(line.status);
  line.sentAt = undefined;
  if (line.isLast) return void line.socket.destroy();
  sendNext(() => line);
}

function giveUp() {
  const since = performance.now() - timeoutMs;
  for (const line of lines) {
    if (!(line.sentAt < since)) continue;
    line.sentAt = undefined;
    count(-1);
    line.socket.destroy();
  }
}

function count(status) {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** The number of remaining bytes of the answer; a server writes head and body at once, so a head is never split. */
function takeHead(line, data) {
  // Most heads equal the previous one byte for byte: parsing them again would distort the measurement.
  const { length } = last.head;
  const isLikeLast = length > 0 && data.length >= length && last.head.compare(data, 0, length) === 0;
  if (!isLikeLast) last = readHead(data);
  line.status = last.status;
  line.isLast = last.isLast;
  return last.head.length + last.length - data.length;
}

function readHead(data) {
  const end = data.indexOf('\r\n\r\n');
  const head = data.latin1Slice(0, end);
  if (end === -1) throw new Error(`No head of an answer: ${head.slice(0, 80)}`);
  const status = Number(head.slice(9, 12));
  const [, length = status === 204 ? '0' : undefined] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer does not say its length: ${head}`);
  const isLast = /\r\nconnection: close/i.test(head);
  return { head: Buffer.from(data.subarray(0, end + 4)), status, length: Number(length), isLast };
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
