import { togetherTexts } from '@letterliaan/texts/together'
import { findChildOnTurn, type TogetherGame } from '../../kit/together.ts'
import type { WrittenFirst } from '../../kit/written-first.ts'
import { loadTemplate, type AnyTemplateView } from '../../templates/views.ts'
import type { BodyProps, TemplateView } from '../turn/template-view.ts'
import { loadOnce } from '../load-once.ts'
import { WhoseTurn } from './WhoseTurn.tsx'
import columns from '../columns.module.css'

type GameState = WrittenFirst<unknown>

function withMates(game: TogetherGame, view: AnyTemplateView): TemplateView<GameState, unknown> {
  const Alone = view.Body
  return {
    ...view,
    Body: (props: BodyProps<GameState, unknown>) => (
      <div className={columns.column3}>
        <WhoseTurn now={findChildOnTurn(props.turn, props.state)} />
        <Alone {...props} />
      </div>
    ),
    instruction(turn, state) {
      const mate = findChildOnTurn(turn, state)
      if (state.game === null) return togetherTexts.write[mate]
      if (!view.logic.flow.isFilledIn(turn, state)) return togetherTexts.play[game][mate]
      return typeof view.instruction === 'function' ? view.instruction(turn, state) : view.instruction
    },
  }
}

export const loadTogetherView = loadOnce(async (game: TogetherGame): Promise<AnyTemplateView> =>
  withMates(game, await loadTemplate(game)),
)
