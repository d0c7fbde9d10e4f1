import { use, useState } from 'react'
import { togetherGames, type TogetherGame } from '../../kit/together.ts'
import { chooseTogetherWords } from '../../run/together-run.ts'
import { ChooseGame } from './ChooseGame.tsx'
import type { TogetherScreenProps } from './together-props.ts'
import { loadTogetherView } from './together-view.tsx'
import { TogetherPlay } from './TogetherPlay.tsx'

interface Round {
  readonly game: TogetherGame
  readonly seed: number
}

/** Two children play with a step's words on one device (ADR 78). Suspends until the games have loaded. */
export function TogetherScreen({ step, world, child, ports, onWork, onLeave }: TogetherScreenProps) {
  const views = [use(loadTogetherView('Memorie')), use(loadTogetherView('Vlot'))]
  const [round, setRound] = useState<Round | null>(null)
  const games = togetherGames.filter((_, at) => {
    const logic = views[at]?.logic
    return logic !== undefined && chooseTogetherWords(logic, step, 0).length > 0
  })
  const begin = (game: TogetherGame) => setRound({ game, seed: ports.unixMs() })
  const view = round === null ? undefined : views[togetherGames.indexOf(round.game)]
  if (round === null || view === undefined)
    return <ChooseGame games={games} child={child} onChoose={begin} onLeave={onLeave} />
  return (
    <TogetherPlay
      key={round.seed}
      {...{ view, step, world, child, ports, onWork, onLeave }}
      game={round.game}
      seed={round.seed}
      onAgain={() => begin(round.game)}
      onOther={games.length > 1 ? () => setRound(null) : undefined}
    />
  )
}
