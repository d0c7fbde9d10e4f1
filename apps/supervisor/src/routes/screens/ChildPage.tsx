import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { useStore } from '@letterliaan/web/use-store'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { Facts } from '../../app/controls/Facts.tsx'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { formatDay } from '../../app/format.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { CalmProfilePanel } from '../../features/calm-profile/CalmProfilePanel.tsx'
import { NewPasswordDialog } from '../../features/children/NewPasswordDialog.tsx'
import { StudentActionsPanel } from '../../features/live/StudentActionsPanel.tsx'
import { useWork } from '../../features/live/useWork.ts'
import { whoIsAtWork } from '../../features/live/work.ts'
import { NotesPanel } from '../../features/supervisor-notes/NotesPanel.tsx'
import { addresses } from '../addresses.ts'
import styles from './ChildPage.module.css'
import { NotFoundPage } from './NotFoundPage.tsx'
import { useArchive } from './useArchive.ts'
import { useLevel } from './useLevel.tsx'
import { useMoveChildren } from './useMoveChildren.tsx'
import { useName } from './useName.tsx'
import { useStudentAccess } from './useStudentAccess.ts'

/** A child: who it is, and what a supervisor can do for it (supervisor.md, points 8 and 11). */
export function ChildPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: students }, { data: archived }, { data: groups }] = useSuspenseQueries({
    queries: [queries.students, queries.archived, queries.groups],
  })
  const student = [...students, ...archived].find(({ id }) => id === student_id)
  return student === undefined ? <NotFoundPage /> : <ChildDetails student={student} groups={groups} />
}

interface ChildDetailsProps {
  readonly student: SupervisedStudent
  readonly groups: readonly Group[]
}

function ChildDetails({ student, groups }: ChildDetailsProps) {
  const { screen_name, name, username, phase_id, buddy_id, last_practised_at, archived_at } = student
  const level = useLevel(student)
  const realName = useName(student)
  const ownGroups = groups.filter(({ id }) => student.group_ids.includes(id))
  const move = useMoveChildren(groups, [student], () => undefined)
  const { isBusy, archive } = useArchive()

  return (
    <PageFrame
      title={name.trim() || screen_name}
      picture={<Avatar id={buddy_id} size="4rem" />}
      back={<Link to={addresses.children}>Kinderen</Link>}
      actions={
        <>
          <Link to={addresses.childPath(student.id)} className={flatClass('primary')}>
            <Sign name="path" />
            Pad
          </Link>
          <Link to={addresses.childInsight(student.id)} className={flatClass('plain')}>
            Inzicht
          </Link>
          <Link to={addresses.measures(student.id)} className={flatClass('plain')}>
            Metingen
          </Link>
          <Link to={addresses.childHistory(student.id)} className={flatClass('plain')}>
            Geschiedenis
          </Link>
        </>
      }
      intro={
        <>
          <GroupLinks groups={ownGroups} />{' '}
          {archived_at !== null && <Badge look="attention">In het archief</Badge>}
        </>
      }
    >
      <Panel
        title="Gegevens"
        actions={
          <>
            {groups.length > 0 && archived_at === null && (
              <FlatButton sign="group" onClick={move.open}>
                Zet in een groep
              </FlatButton>
            )}
            {archived_at === null && <FlatButton onClick={realName.open}>Verander de naam</FlatButton>}
            {archived_at === null && <FlatButton onClick={level.open}>Verander het niveau</FlatButton>}
            <FlatButton
              sign={archived_at === null ? 'archive' : 'undo'}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void archive([student], archived_at === null)}
            >
              {archived_at === null ? 'Archiveer' : 'Haal terug uit het archief'}
            </FlatButton>
          </>
        }
      >
        <Facts
          facts={[
            { label: 'Naam in het spel', value: screen_name },
            { label: 'Gebruikersnaam', value: username },
            { label: 'Niveau', value: level.name },
            { label: 'Wereld', value: phase_id },
            {
              label: 'Laatst geoefend',
              value: last_practised_at === null ? 'Nog niet' : formatDay(last_practised_at),
            },
          ]}
        />
      </Panel>
      {archived_at === null && <NowPanel student={student} />}
      <NotesPanel student={student} />
      {archived_at === null && <CalmProfilePanel student={student} />}
      {archived_at === null && <Access student={student} />}
      {move.dialog}
      {level.dialog}
      {realName.dialog}
    </PageFrame>
  )
}

function GroupLinks({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return 'Nog geen groep'
  return groups.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={addresses.group(id)}>{name}</Link>
    </Fragment>
  ))
}

/** What the child does now, and what can be done for it (ZIEN-2). */
function NowPanel({ student }: { student: SupervisedStudent }) {
  const { work, seconds } = useWork()
  const { isOpening, open } = useStudentAccess(student)
  const atWork = whoIsAtWork(work ?? new Map(), useStore(seconds))
  return (
    <Panel title="Nu">
      <StudentActionsPanel
        student={student}
        work={atWork.find(({ student_id }) => student_id === student.id) ?? null}
        isOpening={isOpening}
        onLook={() => void open('impersonation')}
      />
    </Panel>
  )
}

/** The ways into the game of a child: its own, and the supervisor's. */
function Access({ student }: { student: SupervisedStudent }) {
  const { screen_name } = student
  const [isAsking, setAsking] = useState(false)
  const { isOpening, open, letIn, makePassword } = useStudentAccess(student)
  return (
    <div className={styles.panels}>
      <Panel title="Meekijken en overnemen">
        <p>
          Wilt u zien wat {screen_name} ziet? Kijk dan mee: u opent het spel als {screen_name}, en verandert
          niets. Neemt u het spel over, dan telt mee wat u doet. Speelt op dit apparaat al een kind? Dan wordt
          dat uitgelogd. Meekijken en overnemen worden vastgelegd.
        </p>
        <div className={styles.buttons}>
          <FlatButton
            sign="eye"
            look="primary"
            aria-disabled={isOpening}
            onClick={() => !isOpening && void open('impersonation')}
          >
            Kijk mee als {screen_name}
          </FlatButton>
          <FlatButton
            sign="pencil"
            aria-label={`Neem over: het spel van ${screen_name}`}
            aria-disabled={isOpening}
            onClick={() => !isOpening && void open('take_over')}
          >
            Neem over
          </FlatButton>
        </div>
      </Panel>
      <Panel title="Inloggen">
        <p>Is {screen_name} het wachtwoord vergeten? Geef dan een nieuw. U ziet het één keer.</p>
        <p>Moet {screen_name} wachten na te veel foute pogingen? Dan laat u het kind hier meteen binnen.</p>
        <div className={styles.buttons}>
          <FlatButton
            sign="key"
            aria-label={`Nieuw wachtwoord voor ${screen_name}`}
            onClick={() => setAsking(true)}
          >
            Nieuw wachtwoord
          </FlatButton>
          <FlatButton aria-label={`Laat nu binnen: ${screen_name}`} onClick={() => void letIn()}>
            Laat nu binnen
          </FlatButton>
          <Link to={addresses.childCard(student.id)} className={flatClass('plain')}>
            Inlogkaart
          </Link>
        </div>
      </Panel>
      {isAsking && (
        <NewPasswordDialog student={student} onMake={makePassword} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
