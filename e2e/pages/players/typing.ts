import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { typeInto, typeOver } from '../input-device.ts'
import type { Player, Turn } from './player.ts'

const fieldOf = ({ child }: Turn) => child.page.getByRole('textbox').first()

/** Waits for keys that are still being handled. Does not use the page's clock, which a test may have stopped. */
async function untilTyped(field: Locator, word: string): Promise<void> {
  let text = ''
  for (let tries = 0; tries < maxTries; tries += 1) {
    text = await field.inputValue()
    if (text === word) return
    await wait(20)
  }
  throw new Error(`'${text}' is in the field, not '${word}'`)
}

const maxTries = 100

export const typeWord: Player = {
  async right(turn) {
    const field = fieldOf(turn)
    await typeInto(turn.hand, field, turn.word.word)
    await untilTyped(field, turn.word.word)
    await turn.hand.handIn(turn.child.page)
  },
  async wrong(turn, before = 0) {
    if (before > 0) await wait(newMistakeMs)
    await typeInto(turn.hand, fieldOf(turn), turn.word.word.startsWith('x') ? 'y' : 'x')
  },
}

/** A wrong letter within this time after another one is part of the same mistake (ADR 33). */
const newMistakeMs = 900

export const cutAndType: Player = {
  async right(turn) {
    await typeInto(turn.hand, fieldOf(turn), turn.word.sound_groups.replaceAll(',', ' '))
    await turn.child.page.getByRole('textbox', { name: 'Typ het hele woord' }).waitFor()
    await typeWord.right(turn)
  },
  wrong: typeWord.wrong,
}

export const typeFreely: Player = {
  right: (turn) => send(turn, turn.word.word),
  wrong: (turn, before = 0) => send(turn, `${turn.word.word}${'x'.repeat(before + 1)}`),
}

/** Plays like a child that knows the form, and skips the scheme. */
export const typeVerb: Player = {
  async right(turn) {
    await skipScheme(turn)
    await send(turn, turn.word.word)
  },
  async wrong(turn, before = 0) {
    await skipScheme(turn)
    await send(turn, `${turn.word.word}${'x'.repeat(before + 1)}`)
  },
}

async function skipScheme({ child, hand }: Turn): Promise<void> {
  const known = child.page.getByRole('button', { name: 'Ik weet het al' })
  await known.or(child.page.getByRole('textbox')).first().waitFor()
  if (await known.isVisible()) await hand.press(known)
}

async function send(turn: Turn, text: string): Promise<void> {
  const field = fieldOf(turn)
  await typeOver(turn.hand, field, text)
  await untilTyped(field, text)
  await turn.hand.handIn(turn.child.page)
}
