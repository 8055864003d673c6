import { toXml, XmlList, type XmlValue } from './toXml.ts';

/** The gateway's answer, and the merchant under whose records the call is listed. */
export interface CallAnswer {
  readonly status: number;
  readonly type: 'application/xml' | 'application/json';
  readonly body: string;
}

/** A validation error: the gateway's number, the field it concerns, and its sentence. */
export interface GatewayError {
  readonly code: string;
  readonly attribute: string;
  readonly message: string;
}

export function xmlAnswer(status: number, root: string, value: XmlValue): CallAnswer {
  return { status, type: 'application/xml', body: toXml(root, value) };
}

export function jsonAnswer(status: number, value: unknown): CallAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

/** The server API's answer without a body: 401, 404 and such. */
export function bareAnswer(status: number): CallAnswer {
  return { status, type: 'application/xml', body: '' };
}

/** A refusal of the request: the SDK turns it into `success: false` with `errors`. */
export function validationAnswer(
  subject: 'transaction' | 'customer' | 'paymentMethod' | 'creditCard' | 'clientToken',
  errors: readonly GatewayError[],
): CallAnswer {
  const list = errors.map(({ code, attribute, message }) => ({ code, attribute, message }));
  return xmlAnswer(422, 'api-error-response', {
    errors: {
      errors: new XmlList('error', []),
      [subject]: { errors: new XmlList('error', list) },
    },
    message: errors.map(({ message }) => message).join('\n'),
  });
}

/** A refusal of the charge itself: no errors, but the transaction that was recorded. */
export function refusalAnswer(message: string, name: string, record: XmlValue): CallAnswer {
  return xmlAnswer(422, 'api-error-response', {
    errors: { errors: new XmlList('error', []) },
    message,
    [name]: record,
  });
}
