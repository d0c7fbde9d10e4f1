import { typeOver } from '../input-device.ts'
import { type Player, pressKlaar, type Turn } from './player.ts'

const fieldOf = ({ child }: Turn) => child.page.getByRole('textbox', { name: 'Schrijf het woord' })

async function send(turn: Turn, text: string): Promise<void> {
  await typeOver(turn.hand, fieldOf(turn), text)
  await pressKlaar(turn)
}

const wrong: Player['wrong'] = (turn, before = 0) => send(turn, `${turn.word.word}${'x'.repeat(before + 1)}`)

export const buildRaft: Player = {
  async right(turn) {
    const { child, hand, word } = turn
    await send(turn, word.word)
    const logs = child.page.getByRole('group', { name: 'Stammen in het water' })
    const groups = word.sound_groups.split(',')
    for (const piece of groups.length > 1 ? groups : word.read_letters.split(','))
      await hand.press(
        logs
          .locator('button:not([data-placed])')
          .filter({ hasText: new RegExp(`^\\d${piece}$`) })
          .first(),
      )
    await pressKlaar(turn)
  },
  wrong,
}

/** Writes the word. A wrong word is chosen among the birds and written again. A right word frees its bird. */
export const freeBirds: Player = {
  async right(turn) {
    const { child, hand, word } = turn
    const birds = child.page.getByRole('group', { name: 'Vogels met het woord' })
    await birds.or(fieldOf(turn)).first().waitFor()
    if (await birds.isVisible())
      await hand.press(birds.getByRole('button', { name: new RegExp(`: ${word.word}$`) }))
    await send(turn, word.word)
  },
  wrong,
}

export const seekCard: Player = {
  async right(turn) {
    const { child, hand, word } = turn
    await send(turn, word.word)
    const cards = child.page.getByRole('group', { name: 'Kaarten op tafel' }).getByRole('button')
    await cards.first().waitFor()
    const klaar = child.page.getByRole('button', { name: 'Klaar' })
    for (let at = 0; at < (await cards.count()) && !(await klaar.isEnabled()); at += 1)
      await hand.press(cards.nth(at))
    await pressKlaar(turn)
  },
  wrong,
}

/** Writes the sentence for its first phrase and a full stop for the others, because only the word is judged. */
export const whisperOn: Player = {
  async right(turn) {
    const { child, hand, word } = turn
    const piece = child.page.getByRole('textbox', { name: /^Schrijf stukje/ })
    await piece.waitFor()
    for (let at = 0; (await piece.count()) > 0; at += 1) {
      await typeOver(hand, piece, at === 0 ? word.word : '.')
      await pressKlaar(turn)
    }
    await pressKlaar(turn)
  },
  wrong: null,
}
