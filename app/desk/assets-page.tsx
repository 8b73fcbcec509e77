import type { AssetsView } from "./assets-view.server";
import type { NotDone, OrderAction } from "./actions";
import { backTo, orderPath, rowId } from "./back";
import { FormToken, useDesk } from "./desk-frame";
import { ActionForm, Files, Section } from "./order-parts";
import { Older, Said, Table } from "./table";

const toAnOrder: OrderAction = {
  ...{ intent: "find", title: "Link to an order", button: "Look at the order" },
  tells: "Changes nothing yet: the order's page asks first.",
  fields: [{ name: "to", label: "Reference of the order", type: "text", required: true }],
};

interface AssetsPageProps {
  view: AssetsView;
  said?: string;
  notDone?: NotDone;
}

/** What was sent without an order, each to be linked to one, and what was linked lately. */
export function AssetsPage({ view, said, notDone }: AssetsPageProps) {
  const { rows, linked, path, nextPath } = view;
  const { formToken = "" } = useDesk();
  return (
    <div className="dk-page" data-desk="">
      <h1>Assets without an order</h1>
      <Said text={said} />
      {rows.length === 0 && <p>Everything that was sent has its order.</p>}
      {rows.map(({ id, name, email, sent, texts, files }, at) => (
        <article key={id} id={rowId(id)} className="dk-item" data-row="">
          <h2>
            <bdi>{name || "Without a name"}</bdi> <span className="dk-muted">{sent}</span>
          </h2>
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {texts.map((text) => (
            <p key={text} className="dk-text">
              {text}
            </p>
          ))}
          <Files files={files} token={formToken} version={0} back="" one={[]} />
          <ActionForm
            {...{ token: formToken, version: 0, back: backTo(path, rows, at), one: [], notDone }}
            action={toAnOrder}
            target={id}
          />
        </article>
      ))}
      <Older path={nextPath}>Older assets</Older>
      {linked.length > 0 && (
        <Section title="Linked lately">
          <Table
            rows={linked}
            columns={[
              { head: "Assets from", label: "From", cell: ({ name }) => <bdi>{name}</bdi> },
              {
                head: "Order",
                cell: ({ order_id, reference, order_name }) => (
                  <>
                    <a href={orderPath(order_id, { back: path })}>{reference}</a>{" "}
                    <bdi>{order_name}</bdi>
                  </>
                ),
              },
              { head: "Linked", className: "dk-day", cell: ({ linked: moment }) => moment },
              {
                head: "Undo",
                cell: ({ id, order_id, version, reference }) => (
                  <form method="post" action={`/desk/orders/${order_id}`}>
                    <FormToken />
                    <input type="hidden" name="intent" value="unlink" />
                    <input type="hidden" name="target" value={id} />
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="back" value={path} />
                    <button className="dk-button" aria-label={`Take it back from ${reference}`}>
                      Take it back
                    </button>
                  </form>
                ),
              },
            ]}
          />
        </Section>
      )}
    </div>
  );
}
