/** A discreet tick: it is your turn. Made, not loaded. */

let context: AudioContext | null = null;

export function tick(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(660, now);
    tone.frequency.exponentialRampToValueAtTime(440, now + 0.12);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(0.12, now + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.2);
  } catch {
    // A browser that lets nobody make a sound before the first click: then there is none.
  }
}
