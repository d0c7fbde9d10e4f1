import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { SearchField, Toolbar } from '../../app/controls/Toolbar.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { Handbook } from '../../features/handbook/lazy-handbook.ts'
import * as texts from '../../features/handbook/texts.ts'

/** The handbook for supervisors, to search and to print. */
export function HandbookPage() {
  const [search, setSearch] = useState('')
  return (
    <PageFrame
      title={texts.title}
      intro={texts.intro}
      actions={<FlatButton onClick={() => window.print()}>{texts.print}</FlatButton>}
    >
      <Toolbar>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      </Toolbar>
      <Handbook search={search} />
    </PageFrame>
  )
}
