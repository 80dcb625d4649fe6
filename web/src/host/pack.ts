/**
 * Packs a record for the shelf: small, and unreadable to a passing eye. A table on one device holds everybody's
 * secrets; they must at least not lie open in the browser's storage.
 */

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await new Response(through(text, new CompressionStream('deflate-raw'))).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed);
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new Response(through(bytes, new DecompressionStream('deflate-raw'))).text();
}

const through = (content: BlobPart, stream: GenericTransformStream): ReadableStream =>
  new Blob([content]).stream().pipeThrough(stream as ReadableWritablePair);
