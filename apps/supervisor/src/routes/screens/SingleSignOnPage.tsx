import { useNotify } from '@letterliaan/ui'
import { useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { addresses, commonTexts, PageFrame, useData } from '../../app/index.ts'
import { readLinkAnswer } from '../../features/single-sign-on/link-answer.ts'
import { OwnIdentitiesPanel } from '../../features/single-sign-on/OwnIdentitiesPanel.tsx'
import { ProvidersPanel } from '../../features/single-sign-on/ProvidersPanel.tsx'
import { texts } from '../../features/single-sign-on/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

/** Shows the user's own links and, to an administrator, the school's providers (SSO-1). */
export function SingleSignOnPage() {
  const notify = useNotify()
  const [me] = useData((queries) => [queries.me])
  const [answer] = useState(() => readLinkAnswer(window.location.hash))

  useEffect(() => {
    if (answer === null || window.location.hash === '') return
    window.history.replaceState(null, '', addBasePath(addresses.singleSignOn))
    notify(answer.look, answer.text)
  }, [answer, notify])

  return (
    <PageFrame title={commonTexts.logInWithSchool} intro={texts.intro}>
      <SettingsTabs current={addresses.singleSignOn} />
      <OwnIdentitiesPanel onLeave={(url) => window.location.assign(url)} />
      {me.role === 'beheerder' && <ProvidersPanel />}
    </PageFrame>
  )
}
