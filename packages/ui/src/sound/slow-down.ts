import { stretch } from './stretch.ts'

const slowed = new WeakMap<AudioBuffer, { readonly speed: number; readonly buffer: AudioBuffer }>()

/** A sound at a lower speed and the same pitch; made once for as long as the sound itself is kept. Speech is mono. */
export function slowDown(context: BaseAudioContext, sound: AudioBuffer, speed: number): AudioBuffer {
  const known = slowed.get(sound)
  if (known?.speed === speed) return known.buffer
  const samples = stretch(sound.getChannelData(0), sound.sampleRate, speed)
  const buffer = context.createBuffer(1, samples.length, sound.sampleRate)
  buffer.copyToChannel(samples, 0)
  slowed.set(sound, { speed, buffer })
  return buffer
}
