import { Link } from '@letterliaan/web/link'
import { lazy, Suspense, useState } from 'react'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, Skeleton, useData } from '../../app/index.ts'
import { PreviewList } from '../../features/step-preview/PreviewList.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from '../../features/step-preview/texts.ts'

/** Loads the code of the exercises only for a preview. */
const PreviewExercise = lazy(async () => {
  const { PreviewExercise: Component } = await import('../../features/step-preview/PreviewExercise.tsx')
  return { default: Component }
})

/** Shows a step as a child plays it. It sends no answers, so that nothing counts. */
export function OwnStepPreviewPage({ own_step_id }: { own_step_id: number }) {
  const [preview] = useData((queries) => [queries.ownStepPreview(own_step_id)])
  const [chosen, setChosen] = useState<number | null>(null)
  const entry = chosen === null ? undefined : preview.exercises[chosen]

  return (
    <PageFrame
      title={fill(texts.title, { label: preview.label })}
      back={<Link to={addresses.ownStep(own_step_id)}>{texts.back}</Link>}
      intro={texts.intro}
    >
      {entry === undefined ? (
        <Panel title={commonTexts.chooseExercise} isFlush>
          <PreviewList exercises={preview.exercises} onChoose={setChosen} />
        </Panel>
      ) : (
        <>
          <Notice action={<FlatButton onClick={() => setChosen(null)}>{texts.otherExercise}</FlatButton>}>
            {texts.looking} <b>{entry.exercise.name}</b>.
          </Notice>
          <Suspense fallback={<Skeleton of="part" />}>
            <PreviewExercise key={chosen} entry={entry} onLeave={() => setChosen(null)} />
          </Suspense>
        </>
      )}
    </PageFrame>
  )
}
