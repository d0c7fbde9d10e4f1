import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { Skeleton } from '../../app/shell/Skeleton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PreviewList } from '../../features/step-preview/PreviewList.tsx'
import { addresses } from '../addresses.ts'

/** The exercises come with their own code: only who looks as a child fetches it. */
const PreviewExercise = lazy(async () => {
  const { PreviewExercise: Component } = await import('../../features/step-preview/PreviewExercise.tsx')
  return { default: Component }
})

/** A step as a child plays it; nothing is sent, so nothing counts. */
export function OwnStepPreviewPage({ own_step_id }: { own_step_id: number }) {
  const { queries } = useServices()
  const { data: preview } = useSuspenseQuery(queries.ownStepPreview(own_step_id))
  const [chosen, setChosen] = useState<number | null>(null)
  const entry = chosen === null ? undefined : preview.exercises[chosen]

  return (
    <PageFrame
      title={`${preview.label}, als kind`}
      back={<Link to={addresses.ownStep(own_step_id)}>Terug naar de stap</Link>}
      intro="U speelt zoals een kind met twee sterren. Niets telt mee."
    >
      {entry === undefined ? (
        <Panel title="Kies een oefening" isFlush>
          <PreviewList exercises={preview.exercises} onChoose={setChosen} />
        </Panel>
      ) : (
        <>
          <Notice action={<FlatButton onClick={() => setChosen(null)}>Andere oefening</FlatButton>}>
            U bekijkt <b>{entry.exercise.name}</b>.
          </Notice>
          <Suspense fallback={<Skeleton of="part" />}>
            <PreviewExercise key={chosen} entry={entry} onLeave={() => setChosen(null)} />
          </Suspense>
        </>
      )}
    </PageFrame>
  )
}
