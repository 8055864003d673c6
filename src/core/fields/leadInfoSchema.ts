import type { WireMember } from './FieldRecord.ts';
import { recordOf } from './fieldRecords.ts';
import { FIELD_NAMES } from './fields.ts';

const OTHERS = {
  authType: {
    description:
      'How the visitor was authorised, by the page. It proves nothing: the server itself knows, and refuses a page of a person it no longer knows.',
    enum: ['GOOGLE', 'FACEBOOK', 'OTHER'],
  },
  timeZone: { type: 'string', maxLength: 64 },
};

function schemaOf({ description, maxLength }: WireMember) {
  return { ...(description !== undefined && { description }), type: 'string', maxLength };
}

/** The schema of a call's leadInfo, as in schemas/leadInfo.schema.json. */
export function leadInfoSchema() {
  const members = FIELD_NAMES.flatMap((name) => Object.entries(recordOf(name).members));
  const required = members.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'leadInfo.schema.json',
    title: 'LeadInfo',
    description:
      "The visitor's details. countryCode is the calling code's digits, phone the national number's.",
    type: 'object',
    additionalProperties: false,
    required: [...required, 'timeZone'],
    properties: {
      ...Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member)])),
      ...OTHERS,
    },
  };
}
