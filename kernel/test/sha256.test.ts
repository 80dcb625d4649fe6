import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, digest, hexOf, hmacSha256, sha256 } from '../sha256.ts';

test('SHA-256 is that of Node for every length from 0 to 300', () => {
  for (let length = 0; length <= 300; length++) {
    const bytes = randomBytes(length);
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('HMAC is that of Node, also for keys longer than a block', () => {
  for (let length = 0; length <= 300; length++) {
    const key = randomBytes((length * 7) % 151);
    const message = randomBytes(length);
    expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('a text is encoded as UTF-8, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect([...bytesOf(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
  // Half a surrogate pair becomes U+FFFD, as in every encoder.
  for (const broken of ['\ud800', 'a\udfffb', '\ud83d', '\ude00\ud83d'])
    expect([...bytesOf(broken)]).toEqual([...Buffer.from(broken, 'utf8')]);
});
