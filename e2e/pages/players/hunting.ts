import { typeOver } from '../input-device.ts'
import type { Player, Turn } from './player.ts'
import { pressKlaar } from './player.ts'

async function findMistake({ child, hand, word }: Turn): Promise<void> {
  const { page } = child
  const field = page.getByRole('textbox', { name: 'Typ het woord' })
  const sentence = page.getByRole('group', { name: 'De zin met de fout' })
  await sentence.waitFor()
  if ((await field.count()) > 0) return
  const shown = word.misspelt ?? word.word
  await hand.press(sentence.getByRole('button', { name: new RegExp(`^${shown}$`, 'i') }))
  const rules = page.getByRole('group', { name: 'Kies het ankerwoord' }).getByRole('button')
  await rules.first().waitFor()
  // An anchor of another rule only shows a message.
  for (const name of await rules.allInnerTexts()) {
    await hand.press(rules.filter({ hasText: name.trim() }))
    if ((await rules.count()) === 0) break
  }
  await field.waitFor()
}

async function mend(turn: Turn, text: string): Promise<void> {
  await findMistake(turn)
  await typeOver(turn.hand, turn.child.page.getByRole('textbox', { name: 'Typ het woord' }), text)
  await pressKlaar(turn)
}

export const huntMistake: Player = {
  right: (turn) => mend(turn, turn.word.word),
  wrong: (turn, before = 0) => mend(turn, `${turn.word.word}${'qxyzw'.charAt(before)}`),
}
