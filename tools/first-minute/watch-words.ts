import type { Locator, Page } from 'playwright-core'

export interface FirstMinuteMoment {
  /** Number of words outside controls, except the practised word. */
  readonly shown: number
  readonly unheard: readonly string[]
  /** Speech since the last moment. An ellipsis marks the part that was cut off. */
  readonly said: readonly string[]
  readonly heard: readonly string[]
  readonly spokenSeconds: number
  readonly pointers: readonly string[]
}

/** The next thing to do, and the speech that announces it. */
export interface ExpectedThing {
  readonly control: Locator
  readonly tells?: RegExp | undefined
  readonly word?: { readonly word: string } | undefined
}

/** Recorded sounds and texts, which `describeScreen` reads. */
interface Ears {
  speed: number
  busy: number
  readonly files: string[]
  readonly texts: { readonly text: string; readonly sound: { isCut: boolean } }[]
  spokenSeconds: number
}

/** Records the texts that are read aloud and the sounds that play. */
export async function recordSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears: Ears = { speed: 1, busy: 0, files: [], texts: [], spokenSeconds: 0 }
    Object.assign(globalThis, { ears })
    /** The sound that started last. */
    let sound = { isCut: false }
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (!(target instanceof Element) || !target.hasAttribute('data-aloud')) continue
        if (oldValue === null) ears.texts.push({ text: target.textContent, sound })
      }
    }).observe(document, {
      attributes: true,
      attributeFilter: ['data-lit'],
      attributeOldValue: true,
      subtree: true,
    })

    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const isText = String(input instanceof Request ? input.url : input).includes('/word/text/')
      if (isText) ears.busy += 1
      try {
        return await ask(input, init)
      } finally {
        if (isText) ears.busy -= 1
      }
    }
    const names = new WeakMap<object, string>()
    const readBytes = Response.prototype.arrayBuffer
    Response.prototype.arrayBuffer = async function arrayBuffer() {
      const bytes = await readBytes.call(this)
      // A sound that needs a login is fetched, so it has no address.
      const name = this.url === '' ? 'word' : (new URL(this.url).pathname.split('/').at(-1) ?? '')
      const copy = bytes.slice.bind(bytes)
      return Object.assign(bytes, {
        slice(begin: number) {
          const part = copy(begin)
          names.set(part, name)
          return part
        },
      })
    }
    const decode = AudioContext.prototype.decodeAudioData
    AudioContext.prototype.decodeAudioData = async function decodeAudioData(bytes) {
      const buffer = await decode.call(this, bytes)
      names.set(buffer, names.get(bytes) ?? '')
      return buffer
    }
    const seconds = Object.getOwnPropertyDescriptor(AudioBuffer.prototype, 'duration')
    Object.defineProperty(AudioBuffer.prototype, 'duration', {
      configurable: true,
      get(this: AudioBuffer) {
        return (seconds?.get?.call(this) as number) / ears.speed
      },
    })
    const sounds = new WeakMap<AudioScheduledSourceNode, { isCut: boolean }>()
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function begin(when) {
      if (!this.loop && this.buffer) {
        const name = names.get(this.buffer) ?? ''
        this.playbackRate.value = ears.speed
        ears.files.push(name)
        ears.busy += 1
        this.addEventListener('ended', () => (ears.busy -= 1), { once: true })
        const isText = /^\w{14}\.mp3$/.test(name)
        // A text of a step has no address either.
        if (isText || name === 'word') ears.spokenSeconds += this.buffer.duration
        if (isText) {
          sound = { isCut: false }
          sounds.set(this, sound)
        }
      }
      start.call(this, when)
    }
    const stop = AudioBufferSourceNode.prototype.stop
    AudioBufferSourceNode.prototype.stop = function end(when) {
      const cut = sounds.get(this)
      if (cut !== undefined) cut.isCut = true
      stop.call(this, when)
    }
  })
}

export const speedUpSpeech = (page: Page, times: number): Promise<void> =>
  page.evaluate((speed) => void ((globalThis as unknown as { ears: Ears }).ears.speed = speed), times)

export async function describeScreen({ control, tells, word }: ExpectedThing): Promise<FirstMinuteMoment> {
  const asked = { tells: tells?.source ?? null, word: word?.word ?? null }
  return control.evaluate((next, { tells: pattern, word: practised }) => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert], [hidden]') === null
    const dialogs = [...document.querySelectorAll('dialog[open]')].filter((dialog) =>
      dialog.matches(':modal'),
    )
    const place = dialogs.at(-1) ?? document.body
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const unheard: string[] = []
    let shown = 0
    const notRead =
      'a, button, label, select, nav, header, [data-word-row], [data-part] ul, [role="img"], h1, output[data-right-word]'
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement
      const words = (node.textContent ?? '').match(/\p{L}{2,}/gu) ?? []
      if (node.textContent?.trim() === practised) continue
      if (holder === null || words.length === 0 || holder.closest(notRead) !== null || !isSeen(holder))
        continue
      const box = holder.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      shown += words.length
      const group = holder.closest('legend')?.parentElement ?? holder
      const hasSpeaker = group.querySelector('[data-read-aloud]') !== null
      if (holder.closest('[data-aloud]') === null && !hasSpeaker)
        unheard.push((node.textContent ?? '').trim())
    }

    const ears = (globalThis as unknown as { ears: Ears }).ears
    const said = ears.texts.splice(0).map(({ text, sound }) => ({ text, isWhole: !sound.isCut }))
    const files = ears.files.splice(0)
    const { spokenSeconds } = ears
    ears.spokenSeconds = 0

    const target = next.closest('label') ?? next
    const face = (element: Element): string => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element)
      return backgroundImage + backgroundColor
    }
    const boxOf = target.getBoundingClientRect()
    const sizeOf = (element: Element): number => element.clientWidth * element.clientHeight
    const isInSight =
      boxOf.top >= 0 && boxOf.bottom <= innerHeight && boxOf.left >= 0 && boxOf.right <= innerWidth
    const atTop = document.elementFromPoint(boxOf.x + boxOf.width / 2, boxOf.y + boxOf.height / 2)
    const isOnTop = atTop !== null && (target.contains(atTop) || atTop.contains(target))
    /** Finds controls unlike any other that have a picture. */
    const standsOut = [...place.querySelectorAll('button, a[href]')]
      .filter((other) => other !== next && isSeen(other) && !other.matches(':disabled'))
      .filter((other) => sizeOf(other) >= sizeOf(target) / 2)
      .every((other) => face(other) !== face(target))
    const hasPicture = target.querySelector('img, svg') !== null
    const buddies = [...place.querySelectorAll('img[src*="buddy-"]')].map((buddy) =>
      buddy.getBoundingClientRect(),
    )
    const besidePx = 40
    const isBeside = (box: DOMRect): boolean =>
      Math.max(box.left - boxOf.right, boxOf.left - box.right, 0) <= besidePx &&
      Math.max(box.top - boxOf.bottom, boxOf.top - box.bottom, 0) <= besidePx

    const pointers: string[] = []
    const telling = pattern === null ? null : new RegExp(pattern)
    if (said.some(({ text, isWhole }) => isWhole && telling?.test(text) === true)) pointers.push('said')
    if (isInSight && isOnTop && !target.matches(':disabled')) {
      if (standsOut && hasPicture) pointers.push('stands out with a picture')
      if (buddies.some(isBeside)) pointers.push('buddy beside it')
      if (next.closest('[data-next]') !== null) pointers.push('an arrow points at it')
      if (document.activeElement === next && next.matches('input, textarea') && files.includes('word'))
        pointers.push('cursor, and the word was said')
      const hasGap = [...place.querySelectorAll('[data-part] span')].some((part) => part.textContent === '?')
      if (hasGap && next.closest('fieldset') !== null && files.includes('word'))
        pointers.push('a gap, and the word was said')
    }
    return {
      shown,
      unheard,
      said: said.map(({ text, isWhole }) => (isWhole ? text : `${text} …`)),
      heard: files,
      spokenSeconds,
      pointers,
    }
  }, asked)
}

export async function waitUntilQuiet(page: Page): Promise<void> {
  const quietMs = 1500
  const maxMs = 25_000
  const begun = Date.now()
  let quietSince = Date.now()
  while (Date.now() - quietSince < quietMs && Date.now() - begun < maxMs) {
    const isHeard = await page.evaluate(
      () =>
        (globalThis as unknown as { ears: Ears }).ears.busy > 0 ||
        document.querySelector('[data-lit], [data-celebration]') !== null,
    )
    if (isHeard) quietSince = Date.now()
    await page.waitForTimeout(100)
  }
}
