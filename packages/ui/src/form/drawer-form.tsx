import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from '../confirm.tsx';
import { Drawer } from '../drawer.tsx';
import styles from './drawer-form.module.css';

export type DrawerFormProps = {
  open: boolean;
  title: ReactNode;
  /** Second line of the head: whose record this is. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Something was typed that is not saved: leaving asks first. */
  dirty: boolean;
  /** Sending: the act shows it and nothing closes. */
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  labels: {
    /** The act, as a verb: "发出 2 个包裹". */
    submit: string;
    cancel: string;
    close: string;
    /** Asked before unsaved work goes: a question, what is lost, the act, the way back. */
    leave: { title: string; text: string; act: string; back: string };
  };
  /** Left in the foot: what to know before the act. */
  hint?: ReactNode;
  /** Buttons before the two. */
  extra?: ReactNode;
  width?: number;
};

/** A form beside its list: the head names it, only the body scrolls, the act stays in sight, and what was typed is never lost by a slip. */
export function DrawerForm(props: DrawerFormProps) {
  const { open, title, subtitle, children, dirty, busy = false, onSubmit, onClose, labels, hint, extra, width = 640 } = props;
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const guard = open && dirty;
  useEffect(() => {
    if (!guard) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guard]);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Drawer
        open={open}
        full
        width={width}
        title={title}
        subtitle={subtitle}
        labels={labels}
        onClose={leave}
        footer={
          <div className={styles.foot}>
            {hint && <p className={styles.hint}>{hint}</p>}
            {extra}
            <Button look="quiet" disabled={busy} onClick={leave}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {labels.submit}
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onSubmit();
          }}
        >
          {children}
        </form>
      </Drawer>
      <Confirm
        open={open && asking}
        tone="danger"
        title={labels.leave.title}
        labels={{ act: labels.leave.act, back: labels.leave.back, close: labels.close }}
        onAct={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      >
        {labels.leave.text}
      </Confirm>
    </>
  );
}
