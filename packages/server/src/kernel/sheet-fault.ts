export type SheetFaultKind = 'unreadable' | 'large';

/** Why a workbook is not read. */
export class SheetFault extends Error {
  readonly fault: SheetFaultKind;
  constructor(fault: SheetFaultKind) {
    super(fault);
    this.fault = fault;
  }
}
