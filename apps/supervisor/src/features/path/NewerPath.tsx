import type { PathDocument, PathEntry, PickableStep, StepKey } from '@letterliaan/contract'
import { comparePaths, formatStepKey, type PathDifference } from '@letterliaan/rules/preparation'
import { Dialog } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { StatusLabel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { worldsAndTreehouse } from './edit-entries.ts'
import { formatEntryName } from './PathList.tsx'
import { texts } from './texts.ts'

export interface NewerPathProps {
  readonly path: PathDocument
  readonly before: PathDocument
  readonly stepOf: (key: StepKey) => PickableStep | undefined
  readonly onClose: () => void
}

const notes: Readonly<Record<PathDifference['kind'], string>> = {
  added: texts.newer.added,
  removed: texts.newer.taken,
  moved: texts.newer.moved,
  changed: texts.newer.changed,
}

export function NewerPath({ path, before, stepOf, onClose }: NewerPathProps) {
  const { differences, differsInSettings } = comparePaths(path, before)
  const noteOf = new Map(differences.map(({ key, kind }) => [formatStepKey(key), notes[kind]]))
  const removed = differences.filter(({ kind }) => kind === 'removed')
  return (
    <Dialog open title={texts.newer.title} onClose={onClose}>
      <div className={layout.stack3}>
        {worldsAndTreehouse.map((world) => (
          <World
            key={world}
            title={world === null ? texts.entry.inTreehouse : fill(commonTexts.worldNumber, { world })}
            entries={path.entries.filter(({ phase_id }) => phase_id === world)}
            {...{ stepOf, noteOf }}
          />
        ))}
        {removed.length > 0 && (
          <section>
            <h3>{texts.newer.removed}</h3>
            <ul className={layout.bullets}>
              {removed.map(({ key }) => (
                <li key={formatStepKey(key)}>{formatEntryName(key, stepOf(key))}</li>
              ))}
            </ul>
          </section>
        )}
        {differsInSettings && <p>{texts.newer.settings}</p>}
      </div>
    </Dialog>
  )
}

interface WorldProps extends Pick<NewerPathProps, 'stepOf'> {
  readonly title: string
  readonly entries: readonly PathEntry[]
  readonly noteOf: ReadonlyMap<string, string>
}

function World({ title, entries, stepOf, noteOf }: WorldProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ol className={layout.bullets}>
        {entries.map((entry) => {
          const note = noteOf.get(formatStepKey(entry))
          return (
            <li key={formatStepKey(entry)}>
              {formatEntryName(entry, stepOf(entry))}{' '}
              {note !== undefined && <StatusLabel look="attention">{note}</StatusLabel>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
