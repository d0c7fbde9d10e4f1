import type { DeviceVoices } from '../device-voice/device-voices.ts'
import type { Said, Voice } from './said.ts'

/** What the account of a child asks of the voice, on whatever device (supervisor.md, Calm profile). */
export interface AccountVoice {
  /** The best there is; the device's own, but for recordings; or never the device's. */
  readonly voice: 'auto' | 'device' | 'server'
  /** How fast is what is said said: 1, or less. */
  readonly voice_speed: number
}

/** Whose voice the child hears (audio.md, Where a word's sound comes from). */
export interface ChildVoice {
  /** For the player: the device's voice where the child has that, and it truly speaks (GIDS-14). */
  readonly say: Voice
  /** From now on this one's wish holds; null: nobody's. */
  readonly follow: (asked: AccountVoice | null) => void
  /** Who says a word on the server, as far as was heard; where nothing is told, so it is with the rest. */
  readonly usual: () => 'neural' | 'synthetic'
  /** The voices of the device, for who chooses one; null where it can't speak. */
  readonly findVoices: () => Promise<DeviceVoices | null>
}

/** Browsers let a page speak from one of these on. */
const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

const loadVoices = () => import('../device-voice/device-voices.ts')

/**
 * The device's voices are fetched at a touch, and only where it has a Dutch one: the first word waits for nothing. Until one
 * has spoken to its end, unheard, the server speaks.
 */
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
    // Some browsers go on speaking after the page is gone.
    device.addEventListener('pagehide', () => synthesis.cancel())
  }

  return {
    say(said) {
      if (said.by === 'neural' || said.by === 'synthetic') usual = said.by
      const known = { by: usual, ...said }
      if (!mayDeviceSay(wish, known) || !voices?.hasSpoken()) return null
      // The tone of a word that stands alone falls at a full stop.
      return voices.utteranceOf(/[.!?]$/.test(known.text) ? known.text : `${known.text}.`, speed)
    },
    follow(asked) {
      wish = asked?.voice ?? 'server'
      speed = asked?.voice_speed ?? 1
    },
    usual: () => usual,
    findVoices,
  }
}

/** A recording is of a person, and corrected sounds of one too: no voice that reads comes before them. */
function mayDeviceSay(wish: AccountVoice['voice'], said: Said): said is Said & { readonly text: string } {
  const { text, by } = said
  if (text === undefined || wish === 'server') return false
  return by === 'synthetic' || (by === 'neural' && wish === 'device')
}
