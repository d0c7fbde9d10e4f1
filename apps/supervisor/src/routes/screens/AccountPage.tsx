import { useState } from 'react'
import { Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices, useData } from '../../app/index.ts'
import { OwnNamePanel, PasswordPanel, OwnLoginsPanel } from '../../features/own-account/AccountPanels.tsx'
import { PasskeysPanel, RecoveryPanel, TotpPanel } from '../../features/own-account/SecondFactorPanels.tsx'
import { texts } from '../../features/own-account/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

/** Shows the user's own account and logins (ORG-5). New codes stay visible until the user confirms them. */
export function AccountPage() {
  const { queries, queryClient } = useServices()
  const [account, me] = useData(() => [queries.account, queries.me])
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const hasSecondFactor = account.totp_since !== null || account.passkeys.length > 0

  function show(made: readonly string[] | null) {
    setCodes(made)
    // Other pages open only after the codes are confirmed.
    if (made === null && me.needs_second_factor)
      void queryClient.invalidateQueries({ queryKey: queries.me.queryKey })
  }

  return (
    <PageFrame title={commonTexts.ownAccount} intro={texts.intro}>
      {!me.needs_second_factor && <SettingsTabs current={addresses.account} />}
      {me.needs_second_factor && !hasSecondFactor && <Notice look="attention">{texts.demanded}</Notice>}
      <Panel title={commonTexts.secondStep}>
        <p>{texts.stepsExplained}</p>
      </Panel>
      {hasSecondFactor && <RecoveryPanel account={account} codes={codes} onCodes={show} />}
      <TotpPanel account={account} onCodes={show} />
      <PasskeysPanel account={account} onCodes={show} />
      <OwnNamePanel account={account} />
      <PasswordPanel />
      <OwnLoginsPanel account={account} />
    </PageFrame>
  )
}
