import { element } from '../../plugins/outgoing/write-xml.ts'
import { UnreachableService, type FetchFromSchool } from '../../plugins/outgoing/fetch-from-school.ts'
import { invalidInput, ProblemError } from '../../plugins/errors/problem-error.ts'
import type { OpenConnection } from './connection.ts'
import { readFault, sayFault } from './fault.ts'

const envelopeNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'
const authorisationNamespace = 'http://www.edustandaard.nl/leerresultaten/2/autorisatie'

export interface AdministrationCall {
  /** The operation of its web service. */
  readonly action: 'HaalLeerlinggegevens' | 'BrengLeerresultaten'
  readonly url: string
  /** Written XML. */
  readonly body: string
}

/** Of UWLR 2.2, over SOAP 1.1. Throws 422 with what it refused, 503 when it is not there. */
export async function askAdministration(
  fetchFromSchool: FetchFromSchool,
  connection: OpenConnection,
  { action, url, body }: AdministrationCall,
): Promise<string> {
  let response: Response
  try {
    response = await fetchFromSchool(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` },
      body: writeEnvelope(connection, body),
    })
  } catch (error) {
    if (!(error instanceof UnreachableService)) throw error
    throw unreachable(error.message)
  }
  const text = await response.text()
  const fault = readFault(text)
  if (fault !== null) throw invalidInput(undefined, sayFault(fault))
  if (!response.ok) throw unreachable(`De leerlingadministratie antwoordt met fout ${response.status}.`)
  return text
}

const unreachable = (detail: string): ProblemError =>
  new ProblemError({ status: 503, title: 'Leerlingadministratie doet het niet', detail })

function writeEnvelope(
  { authorisation_key, client_code, client_name }: OpenConnection,
  body: string,
): string {
  const authorisation = element(
    'autorisatie',
    [
      element('autorisatiesleutel', authorisation_key),
      element('klantcode', client_code),
      element('klantnaam', client_name),
    ],
    { xmlns: authorisationNamespace },
  )
  const envelope = element(
    'soap:Envelope',
    [element('soap:Header', [authorisation]), element('soap:Body', [body])],
    { 'xmlns:soap': envelopeNamespace },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>${envelope}`
}
