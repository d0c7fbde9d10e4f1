import { EmptyState, FlatLink, Panel, FlatButton } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useData } from '../../app/index.ts'
import { SchoolTable } from '../../features/board/SchoolTable.tsx'
import { isAnyCountHidden, findUsualRegion } from '../../features/board/describe-school.ts'
import { texts } from '../../features/board/texts.ts'
import { InstallationLink } from '../../features/installation/Installation.tsx'
import { Link } from '@letterliaan/web/link'
import { changeSchool, makeSchool, renameBoard } from '../../features/board/school-changes.ts'
import { SchoolForm } from '../../features/board/SchoolForm.tsx'
import {
  AdministratorPanel,
  ClosingPanel,
  NumbersPanel,
  InvitationLink,
} from '../../features/board/SchoolPanels.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { MadeSchool } from '@letterliaan/contract'
import { useState } from 'react'
import { NamePanel } from '../../app/controls/NamePanel.tsx'

export function SchoolsPage() {
  const [{ schools }] = useData((queries) => [queries.schools])
  const toNew = (
    <FlatLink to={addresses.newSchool} look="primary">
      {texts.makeSchool}
    </FlatLink>
  )
  return (
    <PageFrame title={commonTexts.schools} intro={texts.intro} actions={schools.length > 0 && toNew}>
      {schools.length === 0 ? (
        <EmptyState title={texts.none.title} buddy={1} action={toNew}>
          {texts.none.explained}
        </EmptyState>
      ) : (
        <>
          <Panel isFlush>
            <SchoolTable schools={schools} />
          </Panel>
          <p>
            {texts.countedWeek} {isAnyCountHidden(schools) && texts.fewExplained}
          </p>
        </>
      )}
      <InstallationLink to={addresses.installation} />
    </PageFrame>
  )
}

export function SchoolPage({ school_id }: { readonly school_id: number }) {
  const [data] = useData((queries) => [queries.schools])
  const { isBusy, run } = useChange(changeSchool(school_id))
  const school = data.schools.find(({ id }) => id === school_id)
  if (school === undefined) return <NotFoundPage />
  const { name, brin, region } = school
  return (
    <PageFrame title={name} back={<Link to={addresses.schools}>{commonTexts.schools}</Link>}>
      <NumbersPanel school={school} />
      <AdministratorPanel school={school} />
      <Panel title={texts.school.details}>
        <SchoolForm
          known={{ name, brin, region }}
          usualRegion={region}
          isBusy={isBusy}
          onSend={(body) => run({ name: body.name, brin: body.brin, region: body.region })}
        />
      </Panel>
      <ClosingPanel school={school} />
    </PageFrame>
  )
}

export function NewSchoolPage() {
  const [data, me] = useData((queries) => [queries.schools, queries.me])
  const ofBoard = me.region
  const [made, setMade] = useState<MadeSchool | null>(null)
  const { isBusy, run } = useChange(makeSchool, setMade)
  return (
    <PageFrame
      title={texts.form.newTitle}
      back={<Link to={addresses.schools}>{commonTexts.schools}</Link>}
      actions={made !== null && <FlatButton onClick={() => setMade(null)}>{texts.form.more}</FlatButton>}
    >
      <output>
        {made !== null && (
          <Panel title={texts.link.title}>
            <InvitationLink invitation={made.invitation} />
            <p>
              <FlatLink to={addresses.school(made.school_id)}>{texts.form.toSchool}</FlatLink>
            </p>
          </Panel>
        )}
      </output>
      {made === null && (
        <Panel>
          <SchoolForm
            known={null}
            usualRegion={findUsualRegion(data.schools, ofBoard)}
            isBusy={isBusy}
            onSend={(body) => run(body)}
          />
        </Panel>
      )}
    </PageFrame>
  )
}

export function BoardSettingsPage() {
  const [{ organisation }] = useData((queries) => [queries.me])
  return (
    <PageFrame title={commonTexts.settings} back={<Link to={addresses.schools}>{commonTexts.schools}</Link>}>
      <NamePanel
        key={organisation}
        title={texts.ownName.title}
        hint={texts.ownName.explained}
        name={organisation}
        change={renameBoard}
      />
    </PageFrame>
  )
}
