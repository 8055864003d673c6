import type {
  FaultSeverity,
  FaultTag,
  PaymentFault,
} from '../../../core/rules/errors/payment/PaymentFault.ts';

/** A fault in paying, as it is handed on to those who run the page. */
export class PaymentReport extends Error {
  override readonly name = 'PaymentReport';
  readonly tag: FaultTag;
  readonly severity: FaultSeverity;

  constructor({ tag, severity, code }: PaymentFault, cause: unknown) {
    super(`${tag}: ${code}`, { cause });
    this.tag = tag;
    this.severity = severity;
  }
}
