import type { OwnStepFile, OwnStepSummary } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { FileButton } from '../../features/own-steps/FileButton.tsx'
import { OwnStepList } from '../../features/own-steps/OwnStepList.tsx'
import { ProductSteps } from '../../features/own-steps/ProductSteps.tsx'
import { addresses } from '../addresses.ts'

/** The organisation's own steps, and those of the product to copy. */
export function OwnStepsPage() {
  const { client, queries, queryClient, navigator } = useServices()
  const { data: steps } = useSuspenseQuery(queries.ownSteps)
  const { data: productSteps } = useSuspenseQuery(queries.productSteps)
  const { isBusy, send } = useSend()
  const offerUndo = useUndo()

  const setArchived = async (id: number, is_archived: boolean) => {
    const list = await client.call('PUT /api/v1/begeleider/own-step/:id/archived', {
      params: { id },
      body: { is_archived },
      idempotencyKey: randomId(),
    })
    queryClient.setQueryData(queries.ownSteps.queryKey, list)
  }

  async function archive({ id, label }: OwnStepSummary) {
    await setArchived(id, true)
    offerUndo(`‘${label}’ is opgeborgen. Kinderen die de stap hebben, houden hem.`, () =>
      setArchived(id, false),
    )
  }

  const open = async (id: number) => {
    await queryClient.invalidateQueries({ queryKey: queries.ownSteps.queryKey })
    navigator.go(addresses.ownStep(id))
  }

  const copy = (nr: number) =>
    send(async () => {
      const step = await client.call('POST /api/v1/begeleider/own-step/copy', {
        body: { nr },
        idempotencyKey: randomId(),
      })
      await open(step.id)
    }, 'De stap is gekopieerd. U kunt hem nu veranderen.')

  const importFile = (file: File) =>
    send(async () => {
      const upload = new Blob([file], { type: 'application/vnd.letterliaan.stap+json' })
      const step = await client.call('POST /api/v1/begeleider/own-step/file', { upload })
      await open(step.id)
    }, 'De stap is overgenomen.')

  const exportFile = ({ id }: OwnStepSummary) =>
    send(
      async () =>
        saveStepFile(await client.call('GET /api/v1/begeleider/own-step/:id/file', { params: { id } })),
      'Het bestand staat bij uw downloads.',
    )

  return (
    <PageFrame
      title="Stappen"
      intro="Maak een stap van uw woorden van de week, of kopieer een stap van Letterliaan en verander hem."
      actions={
        <>
          <Link to={addresses.ownWords} className={flatClass('primary')}>
            Woorden plakken
          </Link>
          <FileButton
            label="Een stap uit een bestand"
            sign="upload"
            accept=".json,application/json"
            onChoose={(file) => void importFile(file)}
          >
            Uit een bestand
          </FileButton>
        </>
      }
    >
      {steps.length === 0 ? (
        <EmptyState
          title="U hebt nog geen eigen stappen"
          action={
            <Link to={addresses.ownWords} className={flatClass('plain')}>
              Plak uw woorden
            </Link>
          }
        >
          Plak de woorden van deze week: binnen een minuut kunnen uw leerlingen ermee spelen.
        </EmptyState>
      ) : (
        <Panel title="Eigen stappen" isFlush>
          <OwnStepList
            steps={steps}
            addressOf={addresses.ownStep}
            onArchive={(step) => void archive(step)}
            onExport={(step) => void exportFile(step)}
          />
        </Panel>
      )}
      <Panel title="Stappen van Letterliaan" isFlush>
        <ProductSteps steps={productSteps} isBusy={isBusy} onCopy={(nr) => void copy(nr)} />
      </Panel>
    </PageFrame>
  )
}

/** Gives the user a file with a step in it. */
function saveStepFile(file: OwnStepFile): void {
  const name = file.step.label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `letterliaan-stap-${name}.json`
  link.click()
  URL.revokeObjectURL(address)
}
