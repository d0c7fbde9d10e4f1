import { fill } from '@letterliaan/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'
import { saveProvider } from './single-sign-on-changes.ts'
import layout from '../../app/style/layout.module.css'
import styles from './SingleSignOn.module.css'
import * as texts from './texts.ts'

/** Settings of the login providers, for an administrator. */
export function ProvidersPanel() {
  const { client, queries } = useServices()
  const { providers, login_code, login_url } = useSuspenseQuery(queries.identityProviders).data
  const [isAdding, setAdding] = useState(false)
  const saving = useChange(saveProvider(client, queries), () => setAdding(false))
  return (
    <>
      {login_code !== null && login_url !== null && (
        <Panel title={texts.address.title}>
          <p>{fill(texts.address.explained, { code: login_code })}</p>
          <p>
            <code className={styles.address}>{login_url}</code>
          </p>
        </Panel>
      )}
      {providers.map((provider) => (
        <ProviderPanel key={provider.id} provider={provider} />
      ))}
      <Panel>
        <div className={layout.form}>
          {providers.length === 0 && <p>{texts.providers.none}</p>}
          <div>
            <FlatButton look={providers.length === 0 ? 'primary' : 'plain'} onClick={() => setAdding(true)}>
              {texts.providers.add}
            </FlatButton>
          </div>
        </div>
      </Panel>
      {isAdding && (
        <ProviderForm
          provider={null}
          isBusy={saving.isBusy}
          onSave={(body) => void saving.run({ id: null, body })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
