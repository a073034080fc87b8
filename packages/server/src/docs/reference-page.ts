/** A page that reads openapi.json and lists every call: filter, open one, see what goes in and what comes back. No outside script. */
export const referencePage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title>
<style>
:root{--brand:#00796b;--ink:#1f2329;--grey:#646a73;--line:#e5e6eb;--paper:#f5f7f7}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
header{background:#fff;border-bottom:1px solid var(--line);padding:16px 24px;display:flex;gap:16px;align-items:center;flex-wrap:wrap;position:sticky;top:0}
h1{font-size:20px;margin:0}h2{font-size:16px;margin:24px 0 8px}main{max-width:1100px;margin:0 auto;padding:0 16px 64px}
input{font:inherit;height:36px;padding:0 12px;border:1px solid #868c96;border-radius:4px;min-width:min(360px,100%)}
details{background:#fff;border:1px solid var(--line);border-radius:6px;margin-bottom:8px}summary{cursor:pointer;padding:10px 12px;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
summary:focus-visible,input:focus-visible{outline:2px solid #0b5fd0;outline-offset:2px}
b.verb{font:600 12px/18px ui-monospace,monospace;color:#fff;background:var(--brand);border-radius:2px;padding:0 6px;min-width:44px;text-align:center}
b.POST{background:#8f4e00}b.PUT,b.DELETE{background:#1557b0}code,pre{font:12px/18px ui-monospace,Consolas,monospace}
.access{margin-left:auto;color:var(--grey);font-size:12px}.body{border-top:1px solid var(--line);padding:12px}pre{background:var(--paper);padding:8px;overflow:auto;margin:4px 0 12px;border-radius:4px}p{margin:0 0 8px;color:var(--grey)}
</style></head><body>
<header><h1>商城 API</h1><label>筛选 <input id="find" type="search" placeholder="路径、说明、权限"></label><a href="/docs/openapi.json">openapi.json</a> <a href="/docs/permissions">权限矩阵</a> <a href="/docs/open">开放接口</a></header><main id="list"><p style="padding-top:24px">读取中…</p></main>
<script>
const el=(tag,text,cls)=>{const e=document.createElement(tag);if(text!==undefined)e.textContent=text;if(cls)e.className=cls;return e};
const json=(title,value)=>{const d=el('div');d.append(el('strong',title),el('pre',JSON.stringify(value,null,2)));return d};
fetch(location.pathname==='/docs/open'?'/open/v1/openapi.json':'/docs/openapi.json').then(r=>r.json()).then(api=>{
  const named=p=>p.$ref?api.components.parameters[p.$ref.split('/').pop()]:p;
  const list=document.getElementById('list'),find=document.getElementById('find'),groups=new Map();list.textContent='';
  for(const [path,ops] of Object.entries(api.paths))for(const [method,op] of Object.entries(ops)){const g=op.tags[0];groups.has(g)||groups.set(g,[]);groups.get(g).push({path,method:method.toUpperCase(),op})}
  for(const [name,rows] of [...groups].sort()){const s=el('section');s.append(el('h2',name+' · '+rows.length));
    for(const {path,method,op} of rows){const d=el('details'),h=el('summary');d.dataset.text=(path+' '+op.summary+' '+op['x-access']).toLowerCase();
      h.append(el('b',method,'verb '+method),el('code',api.servers[0].url+path),el('span',op.summary),el('span',op['x-access'],'access'));d.append(h);
      d.addEventListener('toggle',()=>{if(!d.open||d.children.length>1)return;const b=el('div',undefined,'body');b.append(el('p','逻辑调用 '+op['x-logical']+(op['x-encoded-fields']?'；base64 字段 '+op['x-encoded-fields'].join(', '):'')));
        const params=op.parameters.map(named).filter(p=>p.in!=='header');if(params.length)b.append(json('参数',Object.fromEntries(params.map(p=>[p.name+(p.required?' *':''),p.schema]))));
        if(op.requestBody)for(const [type,{schema}] of Object.entries(op.requestBody.content))b.append(json('请求体 '+type,schema));
        const c=op.responses[200].content,a=c['application/json'].schema;b.append(Object.keys(c).length>1?el('p','回答是文件'):json('data',a.anyOf?a.anyOf[0].properties.data:a));d.append(b)});s.append(d)}
    list.append(s)}
  find.addEventListener('input',()=>{const q=find.value.trim().toLowerCase();for(const d of list.querySelectorAll('details'))d.hidden=!d.dataset.text.includes(q);for(const s of list.querySelectorAll('section'))s.hidden=![...s.querySelectorAll('details')].some(d=>!d.hidden)});
}).catch(()=>{document.getElementById('list').textContent='读取失败，请刷新重试'});
</script></body></html>`;
