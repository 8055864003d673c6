import type {
  FaultSeverity,
  FaultTag,
  PaymentFault,
} from '../../../core/rules/errors/payment/PaymentFault.ts';

/** A payment fault as it is reported to the operators. */
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
