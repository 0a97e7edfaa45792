/** A soft bell, made and not played from a file: two partials that fade. */
let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [frequency, loudness] of [
      [880, 0.11],
      [1318.5, 0.05],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 1);
    }
  } catch {
    // Without sound the title of the tab still tells.
  }
}
