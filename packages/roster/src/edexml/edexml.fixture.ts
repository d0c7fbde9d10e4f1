/** The reader must ignore `extra`. */
export interface FixtureChild {
  readonly key: string
  readonly eckid?: string
  readonly first_name: string
  readonly prefix?: string
  readonly surname: string
  readonly group?: string
  readonly combined?: readonly string[]
  readonly level?: string
}

export type EdexmlVersion = '1.03' | '2.0' | '2.1'

/** Writes a file of this version like a school program, including data that the product does not need. */
export function writeEdexml(version: EdexmlVersion, children: readonly FixtureChild[]): string {
  const groups = [...new Set(children.flatMap(({ group }) => group ?? []))]
  const combined = version === '1.03' ? [] : [...new Set(children.flatMap((child) => child.combined ?? []))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EDEX xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="EDEXML.structuur.xsd">',
    `<school><schooljaar>2026-2027</schooljaar><brincode>00ZZ</brincode><xsdversie>${version}</xsdversie></school>`,
    '<groepen>',
    ...groups.map(
      (name) =>
        `<groep key="g-${escape(name)}"><naam>${escape(name)}</naam><jaargroep>${levelOf(name)}</jaargroep></groep>`,
    ),
    ...combined.map(
      (name) =>
        `<samengestelde_groep key="s-${escape(name)}"><naam>${escape(name)}</naam></samengestelde_groep>`,
    ),
    '</groepen><leerlingen>',
    ...children.map((child) => writeChild(version, child)),
    '</leerlingen><leerkrachten><leerkracht key="l1"><achternaam>Juf</achternaam><roepnaam>Marit</roepnaam>',
    `<groepen>${groups.map((name) => `<groep key="g-${escape(name)}"/>`).join('')}</groepen>`,
    '</leerkracht></leerkrachten></EDEX>',
  ].join('\n')
}

const levelOf = (group: string): string => /\d/u.exec(group)?.[0] ?? 'N'

function writeChild(version: EdexmlVersion, child: FixtureChild): string {
  const eckid = version === '2.1' && child.eckid ? ` eckid="${escape(child.eckid)}"` : ''
  const combined = version === '1.03' ? [] : (child.combined ?? [])
  return [
    `<leerling key="${escape(child.key)}"${eckid}><achternaam>${escape(child.surname)}</achternaam>`,
    child.prefix ? `<voorvoegsel>${escape(child.prefix)}</voorvoegsel>` : '',
    `<voorletters-1>X.</voorletters-1><roepnaam>${escape(child.first_name)}</roepnaam>`,
    '<geboortedatum>2018-03-14</geboortedatum><geslacht>2</geslacht><land>geheim-land</land>',
    version === '1.03'
      ? '<sofinummer>geheim-1</sofinummer>'
      : '<bsn>geheim-2</bsn><fotourl>geheim-3</fotourl>',
    child.level ? `<jaargroep>${child.level}</jaargroep>` : '',
    child.group ? `<groep key="g-${escape(child.group)}"/>` : '',
    combined.length > 0
      ? `<samengestelde_groepen>${combined.map((name) => `<samengestelde_groep key="s-${escape(name)}"/>`).join('')}</samengestelde_groepen>`
      : '',
    '<toevoegingen><blok><code>naam</code><opmerking>geheim-4</opmerking></blok></toevoegingen></leerling>',
  ].join('')
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
