import { Button, Dialog } from '@letterliaan/ui'

export interface ConfirmationProps {
  readonly open: boolean
  readonly question: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asked before something is gone. */
export function Confirmation({ open, question, onYes, onNo }: ConfirmationProps) {
  return (
    <Dialog
      open={open}
      title="Weet je het zeker?"
      onClose={onNo}
      footer={
        <>
          <Button onClick={onYes}>Ja</Button>
          <Button variant="secondary" onClick={onNo}>
            Nee
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
