import type { Player } from './player.ts'
import { pressKlaar } from './player.ts'

export const readAlong: Player = {
  async right(turn) {
    await turn.child.page.getByRole('button', { name: 'Klaar', disabled: false }).waitFor()
    await pressKlaar(turn)
  },
  wrong: null,
}

export const readAloud: Player = {
  async right(turn) {
    const haveRead = turn.child.page.getByRole('button', { name: 'Ik heb het gelezen', disabled: false })
    await haveRead.waitFor()
    await turn.hand.press(haveRead)
    await pressKlaar(turn)
  },
  wrong: null,
}
