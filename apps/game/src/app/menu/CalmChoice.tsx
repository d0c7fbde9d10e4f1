import type { CalmProfile } from '@letterliaan/contract'
import * as shellTexts from '@letterliaan/texts/shell'
import { Icon } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { useChangeCalm } from '../calm/useChangeCalm.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import menu from './TopMenu.module.css'

const loadPanel = async () => (await import('../calm-panel/CalmPanel.tsx')).CalmPanel

export function CalmChoice({ calm }: { readonly calm: CalmProfile }) {
  const [isOpen, setOpen] = useState(false)
  const [CalmPanel, demandPanel] = useCodeOnDemand(loadPanel)
  const change = useChangeCalm()
  return (
    <>
      <button
        type="button"
        className={menu.item}
        aria-label={shellTexts.calm}
        title={shellTexts.calm}
        onClick={() => {
          setOpen(true)
          demandPanel()
        }}
      >
        <Icon name="calm" size="2rem" />
      </button>
      {isOpen && CalmPanel && <CalmPanel calm={calm} onChange={change} onClose={() => setOpen(false)} />}
    </>
  )
}
