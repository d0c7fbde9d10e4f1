import * as subscriptionTexts from '@letterliaan/texts/subscription'
import { Button } from '@letterliaan/ui'
import { useEffect, useState } from 'react'

/** Time that an error is shown (ms; SUB-4). */
const failureShownMs = 3000

export interface RenewButtonProps {
  /** Rejects on failure. */
  readonly onRenew: () => Promise<void>
}

export function RenewButton({ onRenew }: RenewButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(setState, failureShownMs, 'ready')
    return () => clearTimeout(timer)
  }, [state])

  async function renew() {
    setState('busy')
    try {
      await onRenew()
      // Browsers may restore the page from their cache with the button disabled.
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Button
      size="large"
      aria-disabled={state !== 'ready'}
      aria-live="polite"
      onClick={() => state === 'ready' && void renew()}
    >
      {state === 'failed' ? subscriptionTexts.adults.cannotOrder : subscriptionTexts.adults.renew}
    </Button>
  )
}
