import type { PathPreview } from '@letterliaan/contract'
import { Dialog, joinClasses } from '@letterliaan/ui'
import { chooseMarkerState, StepMarker } from '@letterliaan/ui/pictures'
import { getStepPlaceProps, WorldMap } from '@letterliaan/ui/scenes'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Choice } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import styles from './Path.module.css'
import { texts } from './texts.ts'

export interface MapPreviewProps {
  readonly preview: PathPreview
  readonly onClose: () => void
}

type World = '1' | '2' | '3' | '4'
const worlds: readonly World[] = ['1', '2', '3', '4']

/** Previews how the child's map would look with this path (PATH-7), with the steps as text too. */
export function MapPreview({ preview, onClose }: MapPreviewProps) {
  const { steps, phase_id, treehouse } = preview
  const [world, setWorld] = useState<World>(() => {
    const current = worlds.find((candidate) => steps[candidate].some(({ current_step }) => current_step))
    return current ?? '1'
  })
  const number = Number(world) as 1 | 2 | 3 | 4
  return (
    <Dialog open title={texts.map.title} onClose={onClose}>
      <div className={layout.stack3}>
        <Choice
          legend={commonTexts.world}
          value={world}
          options={worlds.map((value) => ({ value, label: fill(commonTexts.worldNumber, { world: value }) }))}
          onChange={setWorld}
        />
        {number > phase_id && <p>{texts.map.isLocked}</p>}
        <div className={styles.map} aria-hidden="true">
          <WorldMap world={number}>
            {steps[world].map((step) => {
              const place = getStepPlaceProps(number, step.position)
              if (place === undefined) return null
              const isPassed = step.is_complete && step.highest_difficulty_completed !== null
              return (
                <span
                  key={step.id}
                  className={joinClasses(place.className, styles.onMap)}
                  style={place.style}
                >
                  <StepMarker
                    world={number}
                    state={chooseMarkerState(step.status)}
                    current={step.current_step}
                    repeatable={step.is_repeatable}
                    {...(isPassed && { stars: step.highest_difficulty_completed ?? 1 })}
                  />
                </span>
              )
            })}
          </WorldMap>
        </div>
        <ol className={styles.statuses} aria-label={fill(texts.map.worldSteps, { world })}>
          {steps[world].map(({ id, label, status_label, current_step }) => (
            <li key={id}>
              {label}: {status_label.toLocaleLowerCase('nl')}
              {current_step && texts.map.isHere}
            </li>
          ))}
        </ol>
        {treehouse.length > 0 && (
          <>
            <h3>{texts.entry.inTreehouse}</h3>
            <ol className={styles.statuses} aria-label={texts.map.treehouseSteps}>
              {treehouse.map(({ id, label, status_label }) => (
                <li key={id}>
                  {label}: {status_label.toLocaleLowerCase('nl')}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Dialog>
  )
}
