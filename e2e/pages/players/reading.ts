import type { Player } from './player.ts'
import { pressKlaar } from './player.ts'

/** Watches the letters come, and goes on as soon as it may. */
export const readAlong: Player = {
  async right(turn) {
    await turn.child.page.getByRole('button', { name: 'Klaar', disabled: false }).waitFor()
    await pressKlaar(turn)
  },
  wrong: null,
}

export const readAloud: Player = {
  async right(turn) {
    await turn.hand.press(turn.child.page.getByRole('button', { name: 'Ik heb het gelezen' }))
    await pressKlaar(turn)
  },
  wrong: null,
}
