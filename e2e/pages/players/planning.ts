import { endSoundLooks } from '../../../packages/exercises/src/kit/end-sounds.ts'
import { findKindToHear } from '../../../packages/exercises/src/templates/StappenPlan/logic.ts'
import { chooseRuleChoices, ruleNames } from '../../../packages/exercises/src/templates/StappenPlan/rules.ts'
import { typeOver } from '../input-device.ts'
import { type Player, pressKlaar, type Turn } from './player.ts'

async function clap(turn: Turn, count: number): Promise<void> {
  const button = turn.child.page.getByRole('button', { name: 'Klap', exact: true })
  await button.waitFor()
  for (let claps = 0; claps < count; claps++) await turn.hand.press(button)
  await pressKlaar(turn)
}

export const followPlan: Player = {
  async right(turn) {
    const { child, hand, word } = turn
    const { page } = child
    await clap(turn, word.sound_groups.split(',').length)
    const kind = findKindToHear(word)
    if (kind !== null)
      await hand.press(page.getByRole('button', { name: endSoundLooks[kind].name, exact: true }))
    for (const rule of chooseRuleChoices(word).right)
      await hand.press(page.getByRole('button', { name: ruleNames[rule].text, exact: true }))
    await pressKlaar(turn)
    await typeOver(hand, page.getByRole('textbox', { name: 'Typ het woord' }), word.word)
    await pressKlaar(turn)
  },
  wrong: (turn, before = 0) => clap(turn, turn.word.sound_groups.split(',').length + 1 + before),
}
