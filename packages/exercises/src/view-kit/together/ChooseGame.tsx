import { exerciseTexts } from '@letterliaan/texts/exercise'
import { togetherTexts } from '@letterliaan/texts/together'
import { Button, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import type { TogetherGame } from '../../kit/together.ts'
import { SayingGuide } from '../shell/Guide.tsx'
import shell from '../shell/ExerciseScreen.module.css'
import { useFocus } from '../turn/useFocus.ts'
import styles from './TogetherScreen.module.css'
import type { TogetherScreenProps } from './together-props.ts'

export interface ChooseGameProps extends Pick<TogetherScreenProps, 'child' | 'onLeave'> {
  readonly games: readonly TogetherGame[]
  readonly onChoose: (game: TogetherGame) => void
}

export function ChooseGame({ games, child, onChoose, onLeave }: ChooseGameProps) {
  const first = useFocus<HTMLButtonElement>()
  const lines =
    games.length === 0
      ? [togetherTexts.noGame]
      : [togetherTexts.forFun, togetherTexts.noWinner, togetherTexts.choose]
  return (
    <section className={shell.window} aria-label={togetherTexts.choose.text}>
      <SayingGuide child={{ ...child, points: 0 }} lines={lines} />
      <div className={joinClasses(shared.row, styles.games)}>
        {games.map((game, at) => (
          <button
            key={game}
            ref={at === 0 ? first : undefined}
            type="button"
            className={joinClasses(shared.column, shared.tile, styles.game)}
            onClick={() => onChoose(game)}
          >
            <Picture name={`template-${game}`} size="4rem" />
            {togetherTexts.games[game]}
          </button>
        ))}
      </div>
      <Button variant="secondary" icon={<Glyph name="left" />} onClick={onLeave}>
        {exerciseTexts.onward.lesson}
      </Button>
    </section>
  )
}
