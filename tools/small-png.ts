/** A picture with at most 256 colours: a third of the size, and nobody sees the difference on a page like ours. */

import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export async function smallPng(page: Page, png: Buffer): Promise<Buffer> {
  const pixels = await decoded(page, png);
  const { palette, index } = reduced(pixels);
  return encoded(pixels, palette, index);
}

/** The browser can read pictures; we cannot. */
async function decoded(page: Page, png: Buffer): Promise<Pixels> {
  await page.goto('about:blank');
  const { width, height, text } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let binary = '';
    for (let i = 0; i < data.length; i += 8192) binary += String.fromCharCode(...data.subarray(i, i + 8192));
    return { width: image.width, height: image.height, text: btoa(binary) };
  }, png.toString('base64'));
  return { width, height, data: new Uint8Array(Buffer.from(text, 'base64')) };
}

type Colour = readonly [red: number, green: number, blue: number, count: number];

/** Median cut over the colours that occur, at 6 bits a channel. */
function reduced({ data }: Pixels): { palette: Colour[]; index: Uint8Array } {
  const keyAt = (i: number): number =>
    (((data[i] ?? 0) >> 2) << 12) | (((data[i + 1] ?? 0) >> 2) << 6) | ((data[i + 2] ?? 0) >> 2);
  const sums = new Map<number, [number, number, number, number]>();
  for (let i = 0; i < data.length; i += 4) {
    const sum = sums.get(keyAt(i)) ?? [0, 0, 0, 0];
    sum[0] += data[i] ?? 0;
    sum[1] += data[i + 1] ?? 0;
    sum[2] += data[i + 2] ?? 0;
    sum[3]++;
    sums.set(keyAt(i), sum);
  }
  const found = [...sums].map(([key, [r, g, b, n]]) => ({ key, colour: [r / n, g / n, b / n, n] as Colour }));
  let boxes = [found];
  while (boxes.length < 256) {
    const widest = boxes.map((box) => ({ box, ...spread(box) })).sort((a, b) => b.weight - a.weight)[0];
    if (!widest || widest.box.length < 2) break;
    const sorted = [...widest.box].sort((a, b) => (a.colour[widest.channel] ?? 0) - (b.colour[widest.channel] ?? 0));
    const middle = sorted.length >> 1;
    boxes = [...boxes.filter((box) => box !== widest.box), sorted.slice(0, middle), sorted.slice(middle)];
  }
  const slot = new Map(boxes.flatMap((box, i) => box.map(({ key }) => [key, i] as const)));
  const index = new Uint8Array(data.length / 4);
  for (let i = 0; i < data.length; i += 4) index[i / 4] = slot.get(keyAt(i)) ?? 0;
  return { palette: boxes.map(mean), index };
}

interface Entry {
  readonly colour: Colour;
}

/** The channel in which a box is widest, and how much it deserves to be cut. */
function spread(box: readonly Entry[]): { channel: 0 | 1 | 2; weight: number } {
  const count = box.reduce((sum, { colour }) => sum + colour[3], 0);
  const ranges = ([0, 1, 2] as const).map((channel) => {
    const values = box.map(({ colour }) => colour[channel]);
    return {
      channel,
      range: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255),
    };
  });
  const { channel, range } = ranges.reduce((a, b) => (b.range > a.range ? b : a));
  return { channel, weight: range * Math.sqrt(count) };
}

function mean(box: readonly Entry[]): Colour {
  const count = box.reduce((sum, { colour }) => sum + colour[3], 0) || 1;
  const of = (channel: 0 | 1 | 2): number =>
    Math.round(box.reduce((sum, { colour }) => sum + colour[channel] * colour[3], 0) / count);
  return [of(0), of(1), of(2), count];
}

function encoded({ width, height }: Pixels, palette: readonly Colour[], index: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(index.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
