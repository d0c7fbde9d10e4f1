import { useState } from 'react'
import { FlatButton, SearchField, Toolbar } from '../../app/controls/index.ts'
import { addresses, PageFrame } from '../../app/index.ts'
import { Handbook } from '../../features/handbook/lazy-handbook.ts'
import { searchEntries, type SearchEntry } from '../../features/search/search-entries.ts'
import { texts } from '../../features/handbook/texts.ts'
import { groupActions, searchablePages } from '../searchable-pages.ts'

const places = [...searchablePages, ...groupActions].map(({ label, words }): SearchEntry => {
  return { key: label, kind: 'page', label, alias: words, to: addresses.handbook }
})
const maxNames = 3

const namesOf = (search: string): readonly string[] =>
  searchEntries(places, search, maxNames).places.map(({ label }) => label)

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
      <Handbook search={search} namesOf={namesOf} />
    </PageFrame>
  )
}
