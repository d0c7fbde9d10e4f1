import type { MadeSchool } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useServices } from '../../app/index.ts'
import { FirstLink } from '../../features/board/FirstLink.tsx'
import { makeSchool } from '../../features/board/school-changes.ts'
import { SchoolForm } from '../../features/board/SchoolForm.tsx'
import { findUsualRegion } from '../../features/board/tell-school.ts'
import { texts } from '../../features/board/texts.ts'

export function NewSchoolPage() {
  const { queries } = useServices()
  const [{ data }, { data: me }] = useSuspenseQueries({ queries: [queries.schools, queries.me] })
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
            <FirstLink invitation={made.invitation} />
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
