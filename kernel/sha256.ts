/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without any platform, so that the server, the page and a
 * worker compute the same dice from the same code. The tests compare them with Node's.
 */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the fractional parts of the cube and square roots of the first primes.
for (let n = 2, i = 0; i < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (i < 8) START[i] = fraction(Math.sqrt(n));
  K[i++] = fraction(Math.cbrt(n));
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
}

const W = new Uint32Array(64);

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(h: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) W[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15] as number;
    const y = W[i - 2] as number;
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let k = h[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = (h[0] as number) + a;
  h[1] = (h[1] as number) + b;
  h[2] = (h[2] as number) + c;
  h[3] = (h[3] as number) + d;
  h[4] = (h[4] as number) + e;
  h[5] = (h[5] as number) + f;
  h[6] = (h[6] as number) + g;
  h[7] = (h[7] as number) + k;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const h = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(h, view, offset);
  const out = new Uint8Array(32);
  const outView = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) outView.setUint32(i * 4, h[i] as number);
  return out;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  const outer = new Uint8Array(96);
  for (let i = 0; i < 64; i++) {
    inner[i] = (block[i] as number) ^ 0x36;
    outer[i] = (block[i] as number) ^ 0x5c;
  }
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

/** UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  // No character has more than three bytes for each of its units.
  const out = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i++;
    // Half a surrogate pair is no character: every encoder writes U+FFFD for it, and so must who wants the same hash.
    const c = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (c < 0x80) out[n++] = c;
    else {
      if (c < 0x800) out[n++] = 0xc0 | (c >> 6);
      else {
        if (c < 0x10000) out[n++] = 0xe0 | (c >> 12);
        else {
          out[n++] = 0xf0 | (c >> 18);
          out[n++] = 0x80 | ((c >> 12) & 63);
        }
        out[n++] = 0x80 | ((c >> 6) & 63);
      }
      out[n++] = 0x80 | (c & 63);
    }
  }
  return out.subarray(0, n);
}

export function hexOf(bytes: Uint8Array): string {
  let out = '';
  for (const b of bytes) out += b.toString(16).padStart(2, '0');
  return out;
}

/** The SHA-256 of a text, in hexadecimal. */
export const digest = (text: string): string => hexOf(sha256(bytesOf(text)));
