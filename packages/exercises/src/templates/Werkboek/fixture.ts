import type { TemplateFixture } from '../../kit/fixture.ts'
import { logic, type WerkboekEvent, type WerkboekState } from './logic.ts'

export const fixture: TemplateFixture<WerkboekState, WerkboekEvent> = {
  logic,
  heardFirst: [],
  documents: [{ id: 7, name: 'Werkboek', url: '/werkboek/7.pdf' }],
  play: ({ documents }, send, wait) => {
    for (const { id } of documents) send({ type: 'download', id })
    wait(0)
  },
  slip: null,
  events: [7, 8, Number.NaN].map((id) => ({ type: 'download', id })),
  answers: () => [[{ downloaded: true }, true]],
}
