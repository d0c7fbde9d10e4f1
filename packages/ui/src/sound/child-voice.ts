import type { DeviceVoices } from '../device-voice/device-voices.ts'
import type { SpeechSource, ChooseUtterance } from './speech-source.ts'

/** The child's setting for all its devices (supervisor.md, Calm profile). */
export interface AccountVoice {
  /** `auto` uses the best voice. `device` prefers the device's, but not to recordings. `server` excludes it. */
  readonly voice: 'auto' | 'device' | 'server'
  readonly voice_speed: number
}

/** The voice of words and texts (audio.md, Where a word's sound comes from). */
export interface ChildVoice {
  /** Returns speech by the device if the setting allows it and its voice really speaks (GIDS-14). */
  readonly say: ChooseUtterance
  readonly follow: (asked: AccountVoice | null) => void
  /** Returns the server's last known kind of voice, which is assumed for sounds of unknown kind. */
  readonly usual: () => 'neural' | 'synthetic'
  readonly findVoices: () => Promise<DeviceVoices | null>
}

const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

const loadVoices = () => import('../device-voice/device-voices.ts')

/** Creates a voice that uses the server's sounds until a Dutch voice of the device passes a silent trial. */
export function createChildVoice(
  device: Pick<Window, 'addEventListener'> & { readonly speechSynthesis?: SpeechSynthesis },
  load = loadVoices,
): ChildVoice {
  const synthesis = device.speechSynthesis
  let wish: AccountVoice['voice'] = 'server'
  let speed = 1
  let usual: 'neural' | 'synthetic' = 'synthetic'
  let voices: DeviceVoices | undefined
  let loading: Promise<DeviceVoices> | undefined

  async function findVoices(): Promise<DeviceVoices | null> {
    if (!synthesis) return null
    loading ??= load().then(({ createDeviceVoices }) => createDeviceVoices(synthesis))
    try {
      voices = await loading
      return voices
    } catch {
      loading = undefined
      return null
    }
  }

  function onTouch(): void {
    if (wish === 'server' || !synthesis) return
    if (voices) voices.tryOut()
    else if (synthesis.getVoices().some(({ lang }) => /^nl\b/i.test(lang.replace('_', '-'))))
      void findVoices()
  }

  if (synthesis) {
    for (const touch of touches) device.addEventListener(touch, onTouch, { capture: true, passive: true })
    // Some browsers keep speaking after the page is closed.
    device.addEventListener('pagehide', () => synthesis.cancel())
  }

  return {
    say(said) {
      if (said.by === 'neural' || said.by === 'synthetic') usual = said.by
      const known = { by: usual, ...said }
      if (!mayDeviceSay(wish, known) || !voices?.hasSpoken()) return null
      // Adds a full stop, which gives a single word a falling tone.
      const text = /[.!?]$/.test(known.text) ? known.text : `${known.text}.`
      const { pitch, speed: quicker } = known.tone ?? { pitch: 1, speed: 1 }
      return voices.utteranceOf(text, speed * quicker, undefined, pitch)
    },
    follow(asked) {
      wish = asked?.voice ?? 'server'
      speed = asked?.voice_speed ?? 1
    },
    usual: () => usual,
    findVoices,
  }
}

/** Returns whether the device may speak. It must not replace a recording or corrected sounds. */
function mayDeviceSay(
  wish: AccountVoice['voice'],
  said: SpeechSource,
): said is SpeechSource & { readonly text: string } {
  const { text, by } = said
  if (text === undefined || wish === 'server') return false
  return by === 'synthetic' || (by === 'neural' && wish === 'device')
}
