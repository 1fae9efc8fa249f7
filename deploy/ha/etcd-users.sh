# Run with sh, once, when etcd has started and before Patroni: from then on etcd needs a password. Patroni may use its own keys only.
set -eu
if [ <etcd-has-v2> = true ]; then
  export ETCDCTL_API=2 ETCDCTL_ENDPOINT=https://<etcd-host>:<etcd-port> ETCDCTL_CA_FILE=<authority-file>
  etcdctl user add root:<etcd-root-password>
  etcdctl user add patroni:<etcd-password>
  etcdctl role add patroni
  etcdctl role grant patroni --path '/service/clearline*' --readwrite
  etcdctl user grant patroni --roles patroni
  etcdctl auth enable
  # Whoever has no name could still do everything.
  etcdctl --username root:<etcd-root-password> role remove guest
else
  export ETCDCTL_API=3 ETCDCTL_ENDPOINTS=https://<etcd-host>:<etcd-port> ETCDCTL_CACERT=<authority-file>
  echo <etcd-root-password> | etcdctl user add root --interactive=false
  echo <etcd-password> | etcdctl user add patroni --interactive=false
  etcdctl role add root
  etcdctl user grant-role root root
  etcdctl role add patroni
  etcdctl role grant-permission patroni readwrite --prefix=true /service/clearline
  etcdctl user grant-role patroni patroni
  etcdctl auth enable
fi
