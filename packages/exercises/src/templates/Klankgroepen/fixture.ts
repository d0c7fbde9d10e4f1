import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { listCuts, endSoundKinds, listEndSoundKinds } from '../../kit/end-sounds.ts'
import { logic, type KlankgroepenEvent, type KlankgroepenState } from './logic.ts'

const cut = (at: number): KlankgroepenEvent => ({ type: 'cut', at })

export const fixture: TemplateFixture<KlankgroepenState, KlankgroepenEvent> = {
  logic,
  words: longFixtureWords,
  play: ({ word }, send) => {
    for (const at of listCuts(word)) send(cut(at))
    for (const kind of listEndSoundKinds(word)) if (kind !== null) send({ type: 'name', kind })
  },
  slip: ({ word }, send) => send(cut(listCuts(word).includes(1) ? 2 : 1)),
  events: [
    ...[-1, 0, 1, 2, 3, 6, 99, 1.5, Number.NaN].map(cut),
    ...endSoundKinds.map((kind): KlankgroepenEvent => ({ type: 'name', kind })),
  ],
  answers: ({ word }) => {
    const [cuts, kinds] = [listCuts(word), listEndSoundKinds(word)]
    return [
      [{ cuts, kinds }, true],
      [{ cuts: [], kinds }, false],
      [{ cuts: [...cuts, 5], kinds }, false],
      [{ cuts, kinds: [] }, false],
      [{ cuts, kinds: kinds.toReversed() }, kinds[0] === kinds.at(-1)],
      [{ cuts: cuts.map(String), kinds }, false],
      [{ cuts: [null], kinds: [{}] }, false],
    ]
  },
}
