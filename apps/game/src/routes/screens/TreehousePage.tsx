import { pageTexts } from '@letterliaan/texts/pages'
import { useState } from 'react'
import { Link } from '@letterliaan/web/link'
import { getButtonClass } from '@letterliaan/ui'
import type { RepeatableStep } from '@letterliaan/contract'
import { useQuery, useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useBuddyLines } from '../../app/buddy/useBuddyLines.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import { Help } from '../../app/help/Help.tsx'
import { treehouseTour } from '../../app/help/tours/treehouse.ts'
import { usePageTitle } from '../../app/shell/PageScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { countOpenRepetitions } from '../../features/treehouse/leaf-pile.ts'
import { ThingsNotLoaded } from '../../features/treehouse/ThingsNotLoaded.tsx'
import { GoalsDialog } from '../../features/treehouse/GoalsDialog.tsx'
import type { RenderControl } from '../../features/treehouse/ObjectInRoom.tsx'
import { listOwnThings } from '../../features/treehouse/things.ts'
import { useTreehouseLife } from '../../features/treehouse/life/useTreehouseLife.ts'
import { TreehouseScreen } from '../../features/treehouse/TreehouseScreen.tsx'
import { addresses } from '../../app/addresses.ts'
import { findWordSpeech } from '../../app/play/sound-addresses.ts'
import { ProgressDialog } from '../../features/progress/ProgressDialog.tsx'
import { RepetitionDialog } from '../../features/repetition/RepetitionDialog.tsx'
import { MeasureNotice } from './MeasureNotice.tsx'
import { usePlaceThing } from './usePlaceThing.ts'
import { useRecordVisit } from './useRecordVisit.ts'

type OpenWindow = 'progress' | 'repetition' | 'goals' | null

export function TreehousePage() {
  const { queries } = useServices()
  const student = useStudent()
  const { buddy_id } = student
  const lines = useBuddyLines(buddy_id)
  const { data: repeatables } = useSuspenseQuery(queries.repeatables)
  // Collected things may arrive after the room.
  const collected = {
    badges: useQuery(queries.badges),
    placed: useQuery(queries.treehouse),
    books: useQuery(queries.booksRead),
    notes: useQuery(queries.notes),
  }
  const { data: badges = [] } = collected.badges
  const { data: placed = [] } = collected.placed
  const { data: books = [] } = collected.books
  const { data: notes = [] } = collected.notes
  const missing = Object.values(collected).filter(({ data, isError }) => isError && data === undefined)
  const { data: goals } = useQuery(queries.goals)
  const placeThing = usePlaceThing()
  const life = useTreehouseLife()
  const earned = badges.filter(({ student_has_badge, is_buyable }) => student_has_badge && !is_buyable)
  const [open, setOpen] = useState<OpenWindow>(null)
  useRecordVisit('enter_treehouse')
  usePageTitle(pageTexts.treehouse)

  const close = () => setOpen(null)
  return (
    <>
      <TreehouseScreen
        buddy_id={buddy_id}
        jokes={lines?.joke}
        repeatables={repeatables}
        goals={goals}
        onOpenGoals={() => setOpen('goals')}
        onOpenProgress={() => setOpen('progress')}
        onOpenRepetition={() => setOpen('repetition')}
        overviewLink={linkTo(addresses.overview)}
        badgesLink={linkTo(addresses.badges)}
        bookshelfLink={linkTo(addresses.bookshelf)}
        logbookLink={linkTo(addresses.logbook)}
        things={listOwnThings(badges, placed)}
        earnedImages={earned.map(({ image }) => image)}
        bookCount={books.length}
        noteCount={notes.length}
        worlds={([1, 2, 3, 4] as const).filter((world) => student[`end_reward_${world}_collected`])}
        onPlace={placeThing}
        life={life}
        shopLink={linkTo(addresses.shop)}
        help={
          <Help isOverScene tour={treehouseTour} situation={{ open: countOpenRepetitions(repeatables) }} />
        }
      />
      <MeasureNotice />
      {missing.length > 0 && (
        <ThingsNotLoaded
          onAskAgain={() => {
            for (const { refetch } of missing) refetch()
          }}
        />
      )}
      {open === 'progress' && <ProgressWindow onClose={close} />}
      {open === 'goals' && <GoalsDialog goals={goals} onClose={close} />}
      {open === 'repetition' && <RepetitionWindow repeatables={repeatables} onClose={close} />}
    </>
  )
}

const linkTo =
  (address: string): RenderControl =>
  (className, content) => (
    <Link to={address} className={className}>
      {content}
    </Link>
  )

/** Fetches 'Voortgang' at each opening, so that it includes the latest practice (PROG-1). */
function ProgressWindow({ onClose }: { readonly onClose: () => void }) {
  const { queries, sound } = useServices()
  const { data, isError, refetch } = useQuery(queries.progress, { staleTime: 0 })

  return (
    <ProgressDialog
      rows={data}
      hasFailed={isError}
      onAskAgain={refetch}
      onSpeak={(word) => void sound.speak(findWordSpeech(word, 'word'), { replacesWords: true })}
      ownWordsLink={
        <Link to={addresses.ownWords} className={getButtonClass({ variant: 'secondary' })}>
          {pageTexts.ownWords.text}
        </Link>
      }
      onClose={onClose}
    />
  )
}

interface RepetitionWindowProps {
  readonly repeatables: readonly RepeatableStep[]
  readonly onClose: () => void
}

/** 'Herhaling'. A repetition has no world, so its lesson page is opened with id 1 (REP-1). */
export function RepetitionWindow({ repeatables, onClose }: RepetitionWindowProps) {
  const { mapByStep } = useServices()
  return (
    <RepetitionDialog
      repeatables={repeatables}
      renderLink={({ id }, className, content) => (
        <Link to={addresses.lesson(1, id)} className={className} onClick={() => mapByStep.delete(id)}>
          {content}
        </Link>
      )}
      renderTogetherLink={({ id }, className, content) => (
        <Link to={addresses.together(1, id)} className={className} onClick={() => mapByStep.delete(id)}>
          {content}
        </Link>
      )}
      onClose={onClose}
    />
  )
}
