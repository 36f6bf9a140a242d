import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import type { PushNetwork } from '../../server/push/push-devices.ts';

/** A push service on this machine, and subscribing browsers with their own keys. */
export interface PushEndpoint extends AsyncDisposable {
  /** A network that reaches only this service. */
  network: PushNetwork;
  /** A new browser. */
  subscribe(): PushSubscriptionInput;
  /** Every request so far, decrypted with the browser's keys. */
  received: { path: string; headers: Record<string, unknown>; message: PushMessage }[];
  /** The response to the next requests: the status, by default 201, and a location for redirects. */
  answer: { status: number; location?: string; isSilent?: boolean };
}

export async function startPushEndpoint(): Promise<PushEndpoint> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: PushEndpoint['received'] = [];
  const answer: PushEndpoint['answer'] = { status: 201 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (browser) received.push({ path, headers: request.headers, message: JSON.parse(decrypt(body, browser)) });
    if (answer.isSilent) return;
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    answer,
    network: {
      // The service has no certificate; everything else works as with a public one.
      request: httpRequest as PushNetwork['request'],
      isAllowedUrl: (url) => url.origin === origin,
      lookup: (_host, _options, done) => done(new Error('No name is looked up'), '', 0),
    },
    subscribe() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: origin + path,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Decrypts one record of `aes128gcm` like a browser (RFC 8188 §2, RFC 8291 §3.4). */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(auth, ecdh.computeSecret(sender), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** HKDF for one block (RFC 5869). */
function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}

/** Returns the claims of a VAPID header after checking its signature with the public key (RFC 8292). */
export function vapidClaims(authorization: unknown, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || key !== publicKey) throw new Error('The header is not signed with this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
